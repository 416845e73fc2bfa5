import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** From the repository root. */
export const queriesFile = "content/search-queries.yaml";

/** What a reader would type, and the addresses of the pages that answer it: any of them will do. */
export interface ExpectedQuery {
  readonly query: string;
  readonly expect: readonly string[];
}

const address = z.string().startsWith("/");
const querySchema = z.strictObject({ query: z.string().min(1), expect: z.union([address, z.array(address).min(1)]) });
const queriesSchema = z.strictObject({ queries: z.array(querySchema), held_out: z.array(querySchema) });

/**
 * @param root absolute path of the repository.
 * @param part those that the ranking was tuned on, or those kept apart to judge it.
 * @throws {ZodError} when the file says something else.
 */
export async function readQueries(
  root: string,
  part: "queries" | "held_out" = "queries",
): Promise<readonly ExpectedQuery[]> {
  const file = queriesSchema.parse(parse(await readFile(path.join(root, queriesFile), "utf8")));
  return file[part].map(({ query, expect }) => ({ query, expect: [expect].flat() }));
}
