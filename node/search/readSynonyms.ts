import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { SynonymGroup } from "../../src/shared/search/records";
import { parseYaml } from "../common/parseYaml";
import type { Problem } from "../common/problem";

/** From the repository root. */
export const synonymsFile = "content/search-synonyms.yaml";

const phrase = z.string("is no text").trim().min(1, "is empty");
const synonymsSchema = z.strictObject({
  synonyms: z
    .array(z.array(phrase).min(2, "has only one phrase"), "is no list")
    .describe("write a list of groups, such as [dp, differential privacy]; put numbers in quotes."),
});

/** @param root absolute path of the repository. @returns no groups if there is no file. */
export async function readSynonyms(
  root: string,
): Promise<{ readonly synonyms: readonly SynonymGroup[]; readonly problems: readonly Problem[] }> {
  const text = await readFile(path.join(root, synonymsFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return { synonyms: [], problems: [] };
  const { data, problems } = parseYaml({ file: synonymsFile, text, firstLine: 1 }, synonymsSchema, "synonyms");
  return { synonyms: data?.synonyms ?? [], problems };
}
