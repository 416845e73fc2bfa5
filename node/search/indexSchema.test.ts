import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { decodeTerms, indexFiles, indexVersion, type IndexCore } from "../../src/shared/search/indexFormat";
import { openIndex } from "../../src/shared/search/searchIndex";
import { testRecord } from "../../test/searchRecords";
import { buildIndex } from "./buildIndex";
import { aheadSchema, coreSchema, namesSchema, pageSchema } from "./indexSchema";

const records = [
  testRecord("/launch", "Launch a job", {
    content: "It finds machines and starts your job on them.",
    aliases: ["rent a computer"],
  }),
  testRecord("/launch", "Launch a job", { heading: "Autostop", code: "example launch job.yaml" }),
  testRecord("/launch", "Launch a job", { name: "example launch --group", content: "option. Queue of the job." }),
  testRecord("/notes", "Notes", { content: "Machines that stay.", group: null }),
];
const files = buildIndex({
  records,
  synonyms: [["job", "run"]],
  trailOf: (path) => (path === "/launch" ? ["Launch"] : []),
});
const textOf = (name: string) => files.get(name) ?? "";
const core = coreSchema.parse(JSON.parse(textOf(indexFiles.core)));

/**
 * Compares the files of the index with those recorded when this version was documented. If this fails, programs of others that read the
 * index may fail too: raise `indexVersion`, describe the change in docs/SEARCH-FORMAT.md, and add a fixture for the new version.
 */
test("the files match those recorded for their version", () => {
  const golden = readFileSync(`test/fixtures/search-format/version-${indexVersion}.json`, "utf8");
  expect(Object.fromEntries(files)).toEqual(JSON.parse(golden));
});

test("every file matches its schema", () => {
  const names = [
    indexFiles.core,
    ...core.parts.map((_, number) => indexFiles.part(core.build, number)),
    ...core.pages.map((_, number) => indexFiles.page(core.build, number)),
    indexFiles.names(core.build),
    indexFiles.ahead(core.build),
  ];
  expect([...files.keys()]).toEqual(names);
  for (const [number] of core.pages.entries())
    pageSchema.parse(JSON.parse(textOf(indexFiles.page(core.build, number))));
  const { pages } = namesSchema.parse(JSON.parse(textOf(indexFiles.names(core.build))));
  expect(pages.map(({ path }) => path)).toEqual(["/launch", "/notes"]);
  const ahead = aheadSchema.parse(JSON.parse(textOf(indexFiles.ahead(core.build))));
  expect(ahead.parts).toEqual(core.parts.map((_, number) => textOf(indexFiles.part(core.build, number))));
  expect(ahead.parts.map((text) => decodeTerms(text)[0]?.term)).toEqual(core.parts);
});

test("the schema rejects an unknown field", () => {
  expect(coreSchema.safeParse({ ...core, more: 1 }).success).toBe(false);
});

test("docs/SEARCH-FORMAT.md documents every field and the version", () => {
  const text = readFileSync("docs/SEARCH-FORMAT.md", "utf8");
  const page = pageSchema.parse(JSON.parse(textOf(indexFiles.page(core.build, 0))));
  const keys = [core, page, ...page.records, { parts: 0, pages: 0 }].flatMap((data) => Object.keys(data));
  expect(new Set(keys).size).toBeGreaterThan(20);
  expect([...new Set(keys)].filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  expect(text).toContain(`Version ${indexVersion}`);
});

test.each([undefined, 0, indexVersion + 1])("an index of version %p cannot be opened", async (version) => {
  const other = JSON.stringify({ ...core, version } satisfies Partial<IndexCore>);
  await expect(openIndex(() => Promise.resolve(other))).rejects.toThrow(`not ${indexVersion}`);
});
