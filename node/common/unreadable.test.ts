import { expect, test } from "@jest/globals";
import { isUtf16, unreadableIn } from "./unreadable";

test("reports each unreadable character once per line: Latin-1 bytes, escapes, bells", () => {
  const latin1 = Buffer.from("Caf\u00E9 \u00E9 \u001B[1m", "latin1").toString("utf8");
  expect(unreadableIn(`a\tb\r\n${latin1}\n\u0007`)).toMatchObject([
    { line: 2, column: 4, fix: "save the file as UTF-8." },
    { line: 2, column: 8, what: "The control character U+001B cannot be shown on a page." },
    { line: 3, column: 1, fix: "remove it." },
  ]);
});

test("detects UTF-16 in either byte order, with or without a byte order mark", () => {
  const bytes = Buffer.from("---\ntitle: Caf\u00E9\n---\n", "utf16le");
  const swapped = Buffer.from(bytes).swap16();
  for (const each of [bytes, swapped, Buffer.concat([Buffer.from([0xff, 0xfe]), bytes])])
    expect(isUtf16(each.toString("utf8"))).toBe(true);
  for (const text of ["", "Text.", "One\0 is none."]) expect(isUtf16(text)).toBe(false);
});
