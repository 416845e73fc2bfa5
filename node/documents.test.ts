import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { categorySchema, frontMatterSchema } from "./content/frontMatter";
import { sidebarKeys } from "./content/parseSidebarFile";

const contributing = readFileSync(path.join(process.cwd(), "CONTRIBUTING.md"), "utf8");
const isDocumented = (name: string) => contributing.includes(`\`${name}\``);

test("every key that authors may write is documented", () => {
  const keys = [...Object.keys(frontMatterSchema.shape), ...Object.keys(categorySchema.shape), ...sidebarKeys];
  expect(keys.filter((key) => !isDocumented(key))).toEqual([]);
});
