import { z } from "zod";
import type { AheadData, IndexCore, NamesData, PageData } from "../../src/shared/search/indexFormat";

/*
 * Schemas for the files of the index, for programs and tests. The browser does not use them: it trusts the files of one build, and checks
 * only the version.
 */

const place = z.int().nonnegative();

const outline = {
  path: z.string().startsWith("/"),
  title: z.string(),
  group: z.string().nullable(),
  trail: z.array(z.string()),
};

const recordOutline = {
  anchor: z.string().nullable(),
  headings: z.array(z.string()),
  isReference: z.literal(true).exactOptional(),
};

export const coreSchema: z.ZodType<IndexCore> = z.strictObject({
  version: place,
  build: z.string().regex(/^[\da-f]{12}$/),
  language: z.string(),
  docusaurusTag: z.string(),
  groups: z.array(z.string()),
  pages: z.array(z.int().min(-1)),
  weights: z.string().regex(/^[0-4]*$/),
  glossaries: z.array(place),
  recordCounts: z.array(place),
  lengths: z.string().regex(/^(?:[\da-z]{2})*$/),
  averageLengths: z.array(z.number()),
  synonyms: z.array(z.array(z.string())),
  terms: z.string(),
  parts: z.array(z.string()),
  hasNames: z.boolean(),
  hasAhead: z.boolean(),
});

export const pageSchema: z.ZodType<PageData> = z.strictObject({
  ...outline,
  records: z.array(z.strictObject({ ...recordOutline, content: z.string(), code: z.string().exactOptional() })),
});

export const namesSchema: z.ZodType<NamesData> = z.strictObject({
  pages: z.array(z.strictObject({ ...outline, records: z.array(z.strictObject(recordOutline)) })),
});

export const aheadSchema: z.ZodType<AheadData> = z.strictObject({ parts: z.array(z.string()) });
