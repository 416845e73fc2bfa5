import type { SearchRecord, SynonymGroup } from "../../../src/shared/search/records";

/** The part of Algolia's official client that is used here. */
export interface PushClient {
  setSettings(request: { indexName: string; indexSettings: object }): Promise<{ taskID: number }>;
  saveSynonyms(request: {
    indexName: string;
    synonymHit: { objectID: string; type: "synonym"; synonyms: string[] }[];
    replaceExistingSynonyms: boolean;
  }): Promise<{ taskID: number }>;
  replaceAllObjects(request: { indexName: string; objects: Record<string, unknown>[] }): Promise<unknown>;
  waitForTask(request: { indexName: string; taskID: number }): Promise<unknown>;
}

export interface PushInput {
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly SynonymGroup[];
}

/**
 * Settings that make the hosted index rank like the site's own index. The filters are those of contextual search and of the search page.
 */
export const indexSettings = {
  searchableAttributes: [
    "name",
    "unordered(aliases)",
    "hierarchy.lvl1",
    "hierarchy.lvl2",
    "hierarchy.lvl3",
    "hierarchy.lvl4",
    "hierarchy.lvl5",
    "hierarchy.lvl6",
    "unordered(summary)",
    "unordered(content)",
    "unordered(code)",
  ],
  attributesForFaceting: ["language", "version", "docusaurus_tag", "group", "type"],
  attributesToHighlight: ["hierarchy"],
  attributesToSnippet: ["content:26"],
  // Group hits by page, and count each page once.
  attributeForDistinct: "url_without_anchor",
  distinct: 4,
  facetingAfterDistinct: true,
  customRanking: ["desc(weight.page)", "desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  separatorsToIndex: "_-",
  removeWordsIfNoResults: "allOptional",
  ignorePlurals: ["en"],
  queryLanguages: ["en"],
  indexLanguages: ["en"],
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 9,
} as const;

/** Maximum size of a record on every Algolia plan, in bytes of JSON. */
export const largestRecord = 10_000;

/** @returns problems that prevent sending, one sentence each. */
export function checkRecords(records: readonly SearchRecord[]): readonly string[] {
  const ids = new Set<string>();
  return records.flatMap((record) => {
    const bytes = Buffer.byteLength(JSON.stringify(record));
    const isAlias = ids.has(record.objectID);
    ids.add(record.objectID);
    return [
      ...(bytes > largestRecord ? [`${record.objectID} has ${bytes} bytes; Algolia takes ${largestRecord}.`] : []),
      ...(isAlias ? [`${record.objectID} is the id of two records.`] : []),
    ];
  });
}

/**
 * Writes settings, synonyms and records to the index, and removes all other records and synonyms. Readers get the old records until the new
 * ones are complete.
 */
export async function pushRecords(client: PushClient, { indexName, records, synonyms }: PushInput): Promise<void> {
  const set = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID: set.taskID });
  const saved = await client.saveSynonyms({
    indexName,
    synonymHit: synonyms.map((group) => ({ objectID: group.join("|"), type: "synonym", synonyms: [...group] })),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID: saved.taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}
