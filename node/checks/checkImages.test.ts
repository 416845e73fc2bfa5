import { expect, test } from "@jest/globals";
import type { Doc } from "../content/parseDocument";
import { checkImages } from "./checkImages";

test.each([
  ["chart.png", "export it again, as PNG, JPEG, WebP, AVIF, GIF or SVG."],
  ["chart.avif", "export it again, as PNG, JPEG, WebP, GIF or SVG. If it moves, use WebP or GIF:"],
])("suggests a fix for an unreadable picture: %s", (name, fix) => {
  const doc = { file: "content/docs/guide/a.mdx", pictures: [{ src: `./${name}`, line: 3, column: 1 }] };
  const problems = checkImages([doc as unknown as Doc], new Map([[`content/docs/guide/${name}`, null]]));
  expect(problems).toMatchObject([{ rule: "unreadable-image", line: 3, fix: expect.stringContaining(fix) }]);
});
