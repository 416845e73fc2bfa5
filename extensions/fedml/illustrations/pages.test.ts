import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { keyPictures, sketches } from "./illustrations";

const folder = "content/docs";
const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".mdx"));
const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));

test("every key picture is on a page", () => {
  const unused = [...keyPictures.keys()].filter(
    (name) => !texts.some((text) => text.includes(`\n<KeyPicture name="${name}" />\n`)),
  );
  expect(unused).toEqual([]);
});

test("every sketch is in a section that has steps with the same numbers", () => {
  for (const [name, { wide }] of sketches) {
    const numbers = [...wide.matchAll(/class="dot">.*?>(?<number>\d)</g)].map(({ groups }) => groups?.["number"] ?? "");
    const sections = texts
      .flatMap((text) => text.split(/^## /m))
      .filter((section) => section.includes(`\n<Sketch name="${name}" />\n`));
    expect([name, sections.length > 0]).toEqual([name, true]);
    for (const section of sections)
      expect([name, numbers.filter((number) => !section.includes(`\n${number}. `))]).toEqual([name, []]);
  }
});
