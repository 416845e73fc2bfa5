import { expect, test } from "@jest/globals";
import { beginningOf, markText, snippetOf, type Marked } from "./markText";

const show = (marked: Marked | null) =>
  marked?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("") ?? null;
const found = (...terms: string[]) => new Set(terms);

test("marks found words in every form", () => {
  expect(show(markText("Clusters and AppMLRunner, cluster.", found("cluster", "runner")))).toBe(
    "[Clusters] and [AppMLRunner], [cluster].",
  );
});

test("keeps markup as text", () => {
  expect(markText("<b>cluster</b>", found("cluster"))).toEqual([
    { text: "<b>", isMarked: false },
    { text: "cluster", isMarked: true },
    { text: "</b>", isMarked: false },
  ]);
});

test("picks the snippet with most of the words", () => {
  const filler = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
  const text = `A cluster alone. ${filler} A cluster stops by autostop. ${filler}`;
  const snippet = show(snippetOf(text, found("cluster", "autostop")));
  expect(snippet).toMatch(/^… .*\[cluster\] stops by \[autostop\].* …$/);
  expect(snippet?.split(" ").length).toBeLessThan(32);
  expect(snippetOf(text, found("nothing"))).toBeNull();
});

test("shows a short text whole, and cuts a long one", () => {
  expect(show(snippetOf("Stop it.", found("stop")))).toBe("[Stop] it.");
  expect(show(beginningOf("Stop it."))).toBe("Stop it.");
  expect(show(beginningOf("one two ".repeat(40)))).toMatch(/ …$/);
  expect(beginningOf("")).toEqual([]);
});
