import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** From the repository root. */
export const queriesFile = "content/search-queries.yaml";

/** A query that a reader would type, and the addresses of the pages that answer it: any of them is a correct result. */
export interface ExpectedQuery {
  readonly query: string;
  readonly expect: readonly string[];
}

const address = z.string().startsWith("/");
const querySchema = z.strictObject({ query: z.string().min(1), expect: z.union([address, z.array(address).min(1)]) });
const queriesSchema = z.strictObject({ queries: z.array(querySchema), held_out: z.array(querySchema) });

/**
 * @param root absolute path of the repository.
 * @param part the queries that the ranking was tuned on, or those held out to evaluate it.
 * @throws {ZodError} if the file does not match the schema.
 */
export async function readQueries(
  root: string,
  part: "queries" | "held_out" = "queries",
): Promise<readonly ExpectedQuery[]> {
  const file = queriesSchema.parse(parse(await readFile(path.join(root, queriesFile), "utf8")));
  return file[part].map(({ query, expect }) => ({ query, expect: [expect].flat() }));
}
