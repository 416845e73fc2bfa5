import { expect, test } from "@jest/globals";
import type { Edit, Problem } from "../common/problem";
import { applyEdits } from "./applyEdits";

const problem = (line: number, column: number, edit?: Edit): Problem => ({
  file: "content/docs/a.mdx",
  line,
  column,
  rule: "dead-link",
  severity: "error",
  what: "",
  fix: "",
  ...(edit && { edit }),
});
const link = { find: "/gide", replace: "/guide" };

test("changes the target of a link, not its text", () => {
  expect(applyEdits("One.\n\nSee [/gide](/gide) and [b](/gide).", [problem(3, 5, link)]).text).toBe(
    "One.\n\nSee [/gide](/guide) and [b](/gide).",
  );
});

test("fixes links in definitions and elements", () => {
  expect(applyEdits('[a][x] <a href="/gide">b</a>', [problem(1, 8, link)]).text).toBe('[a][x] <a href="/guide">b</a>');
  expect(applyEdits("[a][x]\n[x]: /gide", [problem(1, 1, link)]).text).toBe("[a][x]\n[x]: /guide");
});

test("does not fix a longer address or a link in another paragraph", () => {
  const text = "[a](/gide/more)\n\n[b](/gide)";
  expect(applyEdits(text, [problem(1, 1, link)])).toEqual({ text, fixed: [] });
});

test("applies several fixes to a file at once, but only one at each place", () => {
  const heading = { find: "# ", replace: "## " };
  const { text, fixed } = applyEdits("# One\n\n[b](/gide)\n", [
    problem(1, 1, heading),
    problem(1, 1, heading),
    problem(3, 1, link),
    problem(3, 1),
  ]);
  expect(text).toBe("## One\n\n[b](/guide)\n");
  expect(fixed).toHaveLength(2);
});

test("fixes a front matter key in a file with Windows line endings", () => {
  const edit = { find: "titel:", replace: "title:" };
  expect(applyEdits("---\r\ntitel: A\r\n---\r\n", [problem(2, 1, edit)]).text).toBe("---\r\ntitle: A\r\n---\r\n");
});
