import { expect, test } from "@jest/globals";
import { Draft } from "./draft";

test("a note stays at its words when the text around it changes", () => {
  const draft = new Draft("one two three four");
  for (const word of ["one", "two", "three", "four"]) draft.note(draft.text.indexOf(word), word);
  draft.note(draft.text.indexOf("hree"), "within");
  draft.replace(0, 3, "");
  draft.replace(4, 4, "and ");
  draft.replace(8, 13, "3");
  draft.commit();
  expect(draft.text).toBe(" and two 3 four");
  const placed = draft.notes.map(({ what, offset }) => [what, draft.text.slice(offset)]);
  expect(placed).toEqual([
    ["one", " and two 3 four"],
    ["two", "and two 3 four"],
    ["three", "3 four"],
    ["four", "four"],
    ["within", "3 four"],
  ]);
});

test("places each of 30,000 notes", () => {
  const count = 30_000;
  const draft = new Draft("a ".repeat(count));
  for (let index = 0; index < count; index += 1) {
    draft.note(2 * index, "A");
    draft.replace(2 * index, 2 * index + 1, "bc");
  }
  draft.commit();
  expect(draft.notes.at(-1)?.offset).toBe(3 * (count - 1));
});
