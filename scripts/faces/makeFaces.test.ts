import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { makeFaces } from "./makeFaces.mjs";

/** Maximum total size of the faces of a page, in bytes: every reader loads them. */
const most = 26_000;

const made = await makeFaces(process.cwd());
const files = [...made.keys()];

test.each(files)("%s matches the output of `npm run faces`", (file) => {
  expect(Buffer.from(made.get(file) ?? "").equals(readFileSync(file))).toBe(true);
});

test("the two font files stay within the size limit", () => {
  const bytes = files.filter((file) => file.endsWith(".woff2")).map((file) => readFileSync(file).length);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

test("both faces load optionally, and their fallbacks differ in size by less than 5 %", () => {
  const styles = made.get("src/site/faces/faces.css")?.toString() ?? "";
  expect(styles.match(/font-display: optional/g)).toHaveLength(2);
  const sizes = [...styles.matchAll(/size-adjust: (?<size>[\d.]+)%/g)].map(({ groups }) => Number(groups?.["size"]));
  expect(sizes).toHaveLength(2);
  for (const size of sizes) expect(Math.abs(size - 100)).toBeLessThan(5);
});
