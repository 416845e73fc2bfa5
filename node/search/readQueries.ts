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
const queriesSchema = z.strictObject({
  queries: z.array(z.strictObject({ query: z.string().min(1), expect: z.union([address, z.array(address).min(1)]) })),
});

/** @param root absolute path of the repository. @throws {ZodError} when the file says something else. */
export async function readQueries(root: string): Promise<readonly ExpectedQuery[]> {
  const { queries } = queriesSchema.parse(parse(await readFile(path.join(root, queriesFile), "utf8")));
  return queries.map(({ query, expect }) => ({ query, expect: [expect].flat() }));
}
