import { expect, test } from "@jest/globals";
import { convertFences } from "./convertFences";
import { Draft } from "../draft";

function convert(text: string): string {
  const draft = new Draft(text);
  convertFences(draft);
  return draft.text;
}

test("unwraps MDX in a fence, but not in a fence within another one", () => {
  expect(convert("```mdx-code-block\n<Tabs>\n```\n\nText.\n")).toBe("\n<Tabs>\n\n\nText.\n");
  const shown = "````md\n```mdx-code-block\n<Tabs>\n```\n````\n";
  expect(convert(shown)).toBe(shown);
  expect(convert("```mdx-code-block\n<Tabs>\n")).toBe("```mdx-code-block\n<Tabs>\n");
});
