import { expect, test } from "@jest/globals";
import { isUtf16, unreadableIn } from "./unreadable";

test("names the first character of each line that no page can show", () => {
  expect(unreadableIn("a\tb\r\nCaf\uFFFD \uFFFD\n\u0007")).toMatchObject([
    { line: 2, column: 4, fix: "save the file as UTF-8." },
    { line: 3, column: 1, fix: "remove it." },
  ]);
});

test("UTF-16 is told by its bytes, in either order, with a mark or without", () => {
  const bytes = Buffer.from("---\ntitle: Caf\u00E9\n---\n", "utf16le");
  const swapped = Buffer.from(bytes).swap16();
  for (const each of [bytes, swapped, Buffer.concat([Buffer.from([0xff, 0xfe]), bytes])])
    expect(isUtf16(each.toString("utf8"))).toBe(true);
  for (const text of ["", "Text.", "One\0 is none."]) expect(isUtf16(text)).toBe(false);
});
