import { expect, test } from "@jest/globals";
import { nearest, onlyNear, suggest } from "./nearest";

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

test("a mistake is certain where one candidate alone is a slip away", () => {
  expect(onlyNear("sidebar_postion", ["sidebar_position", "sidebar_label", "title"])).toBe("sidebar_position");
  expect(onlyNear("test", ["text", "tent"])).toBeNull();
  expect(onlyNear("/guide/gone", ["/guide/done", "/guide/gong"])).toBeNull();
  expect(onlyNear("/launch/jobs", ["/launch", "/train"])).toBeNull();
  expect(onlyNear("ab", ["cd"])).toBeNull();
});

test("two letters that changed places are one slip in a short word, too", () => {
  expect(onlyNear("titel", ["title", "tags"])).toBe("title");
  expect(onlyNear("tpi", ["tip", "note"])).toBe("tip");
  expect(onlyNear("Crad", ["Card", "Cards"])).toBe("Card");
  expect(onlyNear("ba", ["ab"])).toBeNull();
  expect(onlyNear("tac", ["cat"])).toBeNull();
  expect(onlyNear("tips", ["tip", "tisp"])).toBeNull();
});
