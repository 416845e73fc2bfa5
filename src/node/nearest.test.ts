import { expect, test } from "@jest/globals";
import { nearest, suggest } from "./nearest";

test("names the candidate most like the word", () => {
  expect(nearest("tilte", ["tags", "title", "image"])).toBe("title");
});

test("names none where all are far, or there is none", () => {
  expect(nearest("qwertyuiop", ["title"])).toBeNull();
  expect(nearest("title", [])).toBeNull();
});

test("advises the near one, else what the caller says", () => {
  expect(suggest("tilte", ["title"], "remove it.")).toBe('write "title".');
  expect(suggest("qwertyuiop", ["title"], "remove it.")).toBe("remove it.");
});
