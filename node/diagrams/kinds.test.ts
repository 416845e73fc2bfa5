import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { kinds } from "./diagram";

const read = (file: string) => readFileSync(file, "utf8");

test("each kind of node has a different hue in the style sheet", () => {
  const styles = read("src/client/styles/content.css");
  const hues = kinds.map(
    (kind) => new RegExp(`\\[data-kind="${kind}"\\] \\{\\s*--kind: var\\((--color-data-\\d)\\)`).exec(styles)?.[1],
  );
  expect(hues).not.toContain(undefined);
  expect(new Set(hues).size).toBe(kinds.length);
});

test("each kind of node is described for authors", () => {
  const guide = read("CONTRIBUTING.md");
  for (const kind of kinds) expect(guide).toContain(`| \`${kind}\``);
});
