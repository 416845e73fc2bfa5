import type { LoadedSite } from "../model/loadedSite";
import type { SiteDefinition } from "./definition";
import { checkImportedCode } from "./checkImportedCode";
import { createImportResolver } from "./createImportResolver";
import { readLooseFiles, readLostLinks } from "./readLooseFiles";
import { existsSync } from "node:fs";
import path from "node:path";
import { applySeverities } from "../checks/applySeverities";
import { checkSite, type CheckInput } from "../checks/checkSite";
import { parseContent, type ParseCache } from "../content/parseContent";
import { isDocumentFile, staticFolder, toRepositoryFile, type SourceFile } from "../common/sources";
import { buildPlaces } from "../model/buildPlaces";
import { buildSite, emptySite, type SiteModel } from "../model/buildSite";
import { readImages } from "../checks/readImages";
import { listFiles } from "../common/listFiles";
import { byPlace, distinct, type Problem } from "../common/problem";
import { readPublished } from "../model/readPublished";
import { readReference } from "../elements/readReference";
import { readSnippets, snippetFiles } from "../codeBlocks/snippets";
import { readRecordings } from "../recordings/readRecordings";
import { readSynonyms } from "../search/readSynonyms";
import { checkDataProse } from "../content/checkDataProse";
import { checkSettings } from "../settings/checkSettings";
import { placeOfKeyIn } from "../settings/placeOfKeyIn";

export interface LoadOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly sources: readonly SourceFile[];
  readonly definition: SiteDefinition;
  readonly withDrafts: boolean;
  readonly cache: ParseCache;
  /**
   * Whether another process has checked these files and found no error. If so, content is not checked again, and no problems are returned.
   */
  readonly isChecked?: boolean;
  /** Whether this process encodes the pictures next, and finds damaged ones then, so that they are not decoded twice. */
  readonly isEncoding?: boolean;
}

/** Parses, builds and checks the site: the same three steps for `npm run check`, the build and `gatsby develop`. */
export async function loadSite(options: LoadOptions): Promise<LoadedSite> {
  const { root, sources, definition, withDrafts, cache, isChecked = false, isEncoding = false } = options;
  const { settings, extension, prose } = definition;
  const data = await readReference(root);
  const parsed = extension.parse(data, cache.reference);
  const { recordings, problems: recordingProblems } = await readRecordings(root);
  const snippets = await readSnippets(root);
  // The settings are not validated yet, and may have any shape.
  const { numberPrefixes } = (settings.docs as Partial<typeof settings.docs> | undefined) ?? {};
  const { variables } = settings;
  const reference = { ...parsed.reference, recordings, snippets, variables, numberPrefixes };
  const content = await parseContent(sources, cache.documents, reference, prose);
  const { synonyms, problems: synonymProblems } = await readSynonyms(root);
  const placeOfKey = placeOfKeyIn(root);
  const settingsProblems = checkSettings(settings, placeOfKey);
  // The site cannot be built with invalid settings, but problems in the files are reported anyway.
  if (settingsProblems.length > 0) {
    const found = [...parsed.problems, ...content.problems, ...synonymProblems, ...recordingProblems];
    const problems = [...settingsProblems, ...found].sort(byPlace);
    return { content, site: emptySite, reference, places: new Map(), synonyms, problems, imported: new Map() };
  }
  const site = buildSite(content, { settings, withDrafts });
  const places = buildPlaces(site.docs, reference, settings.docs.versions);
  if (isChecked) return { content, site, reference, places, synonyms, problems: [], imported: new Map() };
  const staticFiles = await readStaticFiles(root);
  const input = {
    content,
    settings,
    placeOfKey,
    staticFiles,
    reference: { ...parsed, reference },
    published: await readPublished(root),
    images: await readImages(root, site.docs, !isEncoding),
    looseFiles: [...(await readLooseFiles(root, sources)), ...snippetFiles(snippets)],
    lostLinks: await readLostLinks(root),
    importResolves: createImportResolver(root),
    fileExists: (file: string) => existsSync(path.join(root, file)),
  };
  const checked = checkPublished(site, input);
  const rendered = { sources, reference, problems: checked };
  const imported = await checkImportedCode(root, site.docs, input.importResolves, rendered);
  const found = [...checked, ...imported.problems];
  const categories = sources.filter(({ file }) => !isDocumentFile(file));
  const proseProblems = prose ? checkDataProse([...categories, ...data], prose) : [];
  return {
    content,
    site,
    reference,
    places,
    synonyms,
    imported: imported.filesOf,
    problems: applySeverities(
      distinct([...found, ...synonymProblems, ...recordingProblems, ...proseProblems]).sort(byPlace),
      settings.checks,
    ),
  };
}

/** Checks the published site. In the live preview, also reports the problems of drafts, but only in the drafts themselves. */
function checkPublished(site: SiteModel, input: Omit<CheckInput, "site">): readonly Problem[] {
  const { content, settings } = input;
  const drafts = new Set(site.docs.filter(({ frontMatter }) => frontMatter.draft).map(({ file }) => file));
  if (drafts.size === 0) return checkSite({ ...input, site });
  const published = checkSite({ ...input, site: buildSite(content, { settings, withDrafts: false }) });
  return [...published, ...checkSite({ ...input, site }).filter(({ file }) => drafts.has(file))];
}

async function readStaticFiles(root: string): Promise<ReadonlySet<string>> {
  const folder = path.join(root, staticFolder);
  const files = await listFiles(folder);
  return new Set(files.map((file) => `/${toRepositoryFile(folder, file)}`));
}
