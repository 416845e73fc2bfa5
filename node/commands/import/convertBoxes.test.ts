import { expect, test } from "@jest/globals";
import { convertPage } from "../../../test/convertPage";

test.each([
  ["- One:\n\n  ::: tip\n  Words.\n\nAfter.\n", "- One:\n\n  :::tip\n  Words.\n  :::\n\nAfter.\n"],
  ["- One:\n\n  ::: tip\n  Words.\n- Two.\n", "- One:\n\n  :::tip\n  Words.\n  :::\n- Two.\n"],
  ["> ::: tip\n> Words.\n\nAfter.\n", "> :::tip\n> Words.\n> :::\n\nAfter.\n"],
  [
    "::: tip\n1. One\n\n   ::: info\n   Words.\n\n:::\n\nAfter.\n",
    "::::tip\n1. One\n\n   :::info\n   Words.\n   :::\n\n::::\n\nAfter.\n",
  ],
  ["- One\n\n  ::: tip\n  Words.\n:::\n", "- One\n\n  :::tip\n  Words.\n  :::\n"],
  ["- One\ngoes on.\n\n  ::: tip\n  Words.\n", "- One\ngoes on.\n\n  :::tip\n  Words.\n  :::\n"],
  ["::: tip\nWords.\n", ":::tip\nWords.\n:::\n"],
])("a box ends with the list item or the quotation that contains it: %j", async (source, text) => {
  expect((await convertPage("vitepress", source)).text).toBe(text);
});
