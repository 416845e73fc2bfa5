import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

const details = "<details>\n<summary>One</summary>\n\nWords.\n\n</details>\n";

test.each([
  ["<details><summary>One</summary>\n\nWords.\n\n</details>\n", details],
  ["<details>\n<summary>One</summary>\n\nWords.\n\n</details>\n", details],
  ["<details> <summary>One</summary> Words.\n\n</details>\n", details],
  ["<details>\n<summary>One</summary>\n\nWords. </details>\n", details.replace("Words.", "Words. ")],
  [
    "- A\n\n  <details open><summary>One</summary>\n\n  Words.\n\n  </details>\n",
    "- A\n\n  <details open>\n  <summary>One</summary>\n\n  Words.\n\n  </details>\n",
  ],
  ["<details><summary>One</summary>Words.</details>\n", "<details><summary>One</summary>Words.</details>\n"],
  ["`<details><summary>`\n\n</details>", "`<details><summary>`\n\n"],
])("keeps the paired tags of <details>: %j", async (source, text) => {
  for (const isMdx of [true, false]) {
    const page = await convertPage("vitepress", source, { isMdx });
    expect(page.text).toBe(text);
    expect(page.notes).toHaveLength(source.includes("`") ? 1 : 0);
  }
});
