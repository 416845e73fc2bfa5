import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { SynonymGroup } from "../shared/search/records";
import type { SiteSettings } from "../shared/settings";
import { checkSite } from "./checks/checkSite";
import { parseContent, type Content, type ParseCache } from "./content/parseContent";
import { toRepositoryFile, type SourceFile } from "./content/sources";
import { buildSite, emptySite, type SiteModel } from "./model/buildSite";
import { byPlace, type Problem } from "./problem";
import type { ReferenceItem } from "./search/buildRecords";
import { readSynonyms } from "./search/readSynonyms";
import { checkSettings } from "./settings/checkSettings";
import { lineOfKeyIn } from "./settings/lineOfKeyIn";

export interface LoadOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly sources: readonly SourceFile[];
  readonly settings: SiteSettings;
  readonly withDrafts: boolean;
  readonly cache: ParseCache;
}

export interface LoadedSite {
  readonly synonyms: readonly SynonymGroup[];
  /** Things of the reference data that have a place on a page, for search. */
  readonly references: readonly ReferenceItem[];
  readonly content: Content;
  readonly site: SiteModel;
  readonly problems: readonly Problem[];
}

/** Parse, build, check: the same three steps for `npm run check`, the build and `gatsby develop`. */
export async function loadSite({ root, sources, settings, withDrafts, cache }: LoadOptions): Promise<LoadedSite> {
  const content = await parseContent(sources, cache);
  const { synonyms, problems: synonymProblems } = await readSynonyms(root);
  const references: readonly ReferenceItem[] = [];
  const lineOfKey = lineOfKeyIn(root);
  const settingsProblems = checkSettings(settings, lineOfKey);
  // Nothing can be built on settings of another shape; what is wrong in the files is reported all the same.
  if (settingsProblems.length > 0) {
    const problems = [...settingsProblems, ...content.problems, ...synonymProblems].sort(byPlace);
    return { content, site: emptySite, synonyms, references, problems };
  }
  const site = buildSite(content, { settings, withDrafts });
  const staticFiles = await readStaticFiles(root);
  const problems = checkSite({
    content,
    site,
    settings,
    lineOfKey,
    staticFiles,
    fileExists: (file) => existsSync(path.join(root, file)),
  });
  return { content, site, synonyms, references, problems: [...problems, ...synonymProblems].sort(byPlace) };
}

async function readStaticFiles(root: string): Promise<ReadonlySet<string>> {
  const folder = path.join(root, "static");
  if (!existsSync(folder)) return new Set();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => `/${toRepositoryFile(folder, path.join(entry.parentPath, entry.name))}`));
}
