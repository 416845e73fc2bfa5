import path from "node:path/posix";
import { toSlug } from "../../src/shared/routes";
import { splitNumberPrefix, withoutNumberPrefixes } from "../common/numberPrefix";
import type { Problem } from "../common/problem";
import { inJson } from "./categoryJson";
import { categorySchema, type CategoryFrontMatter } from "./frontMatter";
import { checkMarkedKeys } from "./markedWords";
import { parseYaml } from "../common/parseYaml";
import { collections, type SourceFile } from "../common/sources";

/** A folder of documents as its `_category_.yml` describes it. */
export interface Category extends CategoryFrontMatter {
  readonly file: string;
  /** Folder below content/docs, without slashes at its ends. */
  readonly folder: string;
  /** Line of each key. */
  readonly keyLines: Readonly<Record<string, number>>;
  /** Address of its generated page, or null when it has none. */
  readonly path: string | null;
}

/** @param numberPrefixes whether names of folders begin with their position. */
export function parseCategory(
  { file, text }: SourceFile,
  numberPrefixes = false,
): { category: Category; problems: readonly Problem[] } {
  const written = toSlug(path.relative(collections.docs, path.dirname(file)));
  const folder = numberPrefixes ? withoutNumberPrefixes(written) : written;
  const { data, problems, lines } = parseYaml({ file, text, firstLine: 1 }, categorySchema, "category");
  const values = data ?? categorySchema.parse({ label: path.basename(folder) });
  const number = numberPrefixes ? splitNumberPrefix(path.basename(written)).position : null;
  const position = values.position ?? number;
  return {
    category: {
      ...values,
      ...(position !== null && { position }),
      file,
      folder,
      keyLines: lines,
      path: values.link?.slug ?? null,
    },
    problems: [...(file.endsWith(".json") ? inJson(problems) : problems), ...checkMarkedKeys(file, values, lines)],
  };
}
