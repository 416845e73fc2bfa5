import { expect, test } from "@jest/globals";
import { fill, pieces, plural } from "./fill";

test("replaces names with their parts, in any order", () => {
  expect(fill("{a} before {b}", { a: "one", b: 2 })).toBe("one before 2");
  expect(fill("{b}, {a}, {b}", { a: "one", b: 2 })).toBe("2, one, 2");
  expect(pieces("See {link}.", { link: 7 })).toEqual(["See ", 7, "."]);
});

test("inserts special characters of a part literally", () => {
  expect(fill("at {path}", { path: "/$&/{path}" })).toBe("at /$&/{path}");
});

test("keeps an unknown name, so that it is noticed", () => {
  expect(fill("{unknown}", {})).toBe("{unknown}");
});

test("uses the plural forms of each language", () => {
  const english = { one: "{count} page", other: "{count} pages" };
  expect([0, 1, 2].map((count) => plural(english, count, "en"))).toEqual(["0 pages", "1 page", "2 pages"]);
  const polish = { one: "{count} strona", few: "{count} strony", many: "{count} stron", other: "{count} strony" };
  expect([1, 2, 5].map((count) => plural(polish, count, "pl"))).toEqual(["1 strona", "2 strony", "5 stron"]);
  expect(plural({ other: "{count} · {query}" }, 1, "ja", { query: "a" })).toBe("1 · a");
});
