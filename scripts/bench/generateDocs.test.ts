import { expect, test } from "@jest/globals";
import { parseContent } from "../../node/content/parseContent";
import { checkSite } from "../../node/checks/checkSite";
import { buildSite } from "../../node/model/buildSite";
import { definition } from "../../src/site/definition";
import { settingsFile } from "../../node/settings/settingsFile";
import { settings } from "../../src/site/settings";
import { addressOf, folderSize, generateDocs } from "./generateDocs.mjs";

const count = folderSize + 3;

test("the documents pass every check, and are about 700 words long", async () => {
  const content = await parseContent(generateDocs({ count }), new Map());
  const site = buildSite(content, { settings, withDrafts: true });
  const input = {
    content,
    site,
    settings,
    placeOfKey: () => ({ line: 1 }),
    published: [],
    staticFiles: new Set<string>(),
    images: new Map(),
    looseFiles: [],
    lostLinks: [],
    fileExists: () => false,
    importResolves: () => false as const,
    reference: definition.extension.parse([], new Map()),
  };
  // The settings refer to pages and pictures that do not exist here.
  expect(checkSite(input).filter(({ file }) => file !== settingsFile)).toEqual([]);
  expect(site.docs.map(({ path }) => path)).toContain(addressOf(count - 1));
  for (const { words } of site.docs) {
    expect(words).toBeGreaterThan(650);
    expect(words).toBeLessThan(750);
  }
});

test("generates the same documents every time", () => {
  expect(generateDocs({ count })).toEqual(generateDocs({ count }));
});
