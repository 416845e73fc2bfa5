import { expect, test } from "@jest/globals";
import { formatImport, leavesOutPlaces } from "./formatImport";
import type { ImportNote, ImportPlan } from "../planImport";

const written = { written: [], unchanged: 0, kept: [], overwritten: [], removed: [], starters: [] };

function planOf(notes: readonly ImportNote[]): ImportPlan {
  return { bases: [""], pages: 1, parts: [], files: [], copies: [], counts: new Map(), notes, warnings: [] };
}

const note = (file: string, line: number, what: string): ImportNote => ({ file, line, kind: "hand", what });

test("lists each message once, the most frequent first, with its first places", () => {
  const plan = planOf([
    note("z.mdx", 1, "Alone."),
    note("b.mdx", 1, "Twice."),
    note("a.mdx", 2, "Twice."),
    ...[9, 3, 3, 5].map((line) => note("b.mdx", line, "Often.")),
    ...[1, 2].map((line) => note("a.mdx", line, "Often.")),
  ]);
  expect(leavesOutPlaces(plan)).toBe(true);
  expect(formatImport(plan, written).split("\n\n").at(-1)).toBe(`To do by hand (9 places, 3 messages)
  Often. (6)
    a.mdx:1,2
    b.mdx:3
    and 3 more
  Twice. (2)
    a.mdx:2
    b.mdx:1
  z.mdx:1  Alone.`);
  expect(formatImport(plan, written, true)).toContain("  Often. (6)\n    a.mdx:1,2\n    b.mdx:3,5,9\n  Twice. (2)\n");
});

test("lists all places if there are few", () => {
  const plan = planOf([1, 2, 3, 4, 5].map((line) => note("a.mdx", line, "Words.")));
  expect(leavesOutPlaces(plan)).toBe(false);
  expect(formatImport(plan, written)).toBe(formatImport(plan, written, true));
});
