import { loadFromDisk, type LoadedFromDisk } from "../site/loadFromDisk";
import { hasReadableFrontMatter } from "../content/hasReadableFrontMatter";
import { isDocumentFile, readSources } from "../common/sources";
import { openRenderCache } from "../pages/renderCache";
import { homeFor } from "../model/buildPlaces";
import { baseInVersion, oldPagesOf } from "../model/versionOfFile";
import type { SiteDefinition } from "../site/definition";
import { openPictures, type Pictures } from "../pictures/openPictures";
import { askedPictures } from "../content/shownPictures";
import { formatProblem, hasErrors } from "../common/problem";
import { keepTrees } from "../syntax/keptTrees";
import type { Step } from "./readSteps";
import { releaseBundler } from "../site/bundleImports";
import { writeAssets } from "../site/writeAssets";

/**
 * Does everything in a build that does not need Gatsby, in a process parallel to it, while Gatsby starts and bundles on
 * one core. Checks the content and caches the parsed documents, renders documents, and writes the search index and the
 * cards into the output. Reports each step on its standard output.
 *
 * @param root absolute path of the repository.
 * @param definition the site's settings and extension.
 * @param goesOn whether Gatsby continues from its last build. Gatsby then reads nothing before the checks have passed:
 *   it keeps the nodes that it has created even if the build fails later, and no later build would render their pages
 *   again.
 * @returns whether the checks have passed. If not, Gatsby finds the same problems and reports them.
 */
export async function prerender(root: string, definition: SiteDefinition, goesOn: boolean): Promise<boolean> {
  if (!goesOn && (await isReadable(root))) say("readable");
  keepTrees();
  const loaded = await loadFromDisk(root, definition, { isEncoding: true });
  await releaseBundler();
  if (hasErrors(loaded.problems)) return false;
  if (goesOn) say("readable");
  say("checked");
  if (loaded.problems.length > 0) process.stderr.write(`\n${loaded.problems.map(formatProblem).join("\n\n")}\n\n`);
  const { settings, strings } = definition;
  const pathPrefix = process.env["PATH_PREFIX"] ?? "";
  // Documents need only addresses and sizes of pictures; make the files in parallel.
  const { show, makeAll } = openPictures({ root, pathPrefix, onlyDescribes: true });
  const making = makeAll(askedPictures(loaded.site.docs)).then(() => true, report);
  await renderAll({ root, loaded, settings, strings, picture: show });
  await writeAssets(root, loaded, settings);
  if (await making) say("finished");
  return true;
}

async function isReadable(root: string): Promise<boolean> {
  const documents = (await readSources(root)).filter(({ file }) => isDocumentFile(file));
  return documents.every(({ text }) => hasReadableFrontMatter(text));
}

interface RenderAllInput {
  readonly root: string;
  readonly loaded: LoadedFromDisk;
  readonly settings: SiteDefinition["settings"];
  readonly strings: SiteDefinition["strings"];
  readonly picture: Pictures["show"];
}

async function renderAll({ root, loaded, settings, strings, picture }: RenderAllInput): Promise<void> {
  const { content, site, places, reference, texts } = loaded;
  const renderCache = await openRenderCache({
    root,
    siteUrl: settings.siteUrl,
    strings,
    pathPrefix: process.env["PATH_PREFIX"] ?? "",
    picture,
  });
  const { versions } = settings.docs;
  const oldPages = oldPagesOf(site, versions);
  const pathOf = new Map(content.docs.map((doc) => [doc.file, doc.path]));
  // Gatsby starts with the first document, seconds later. Its workers, which only large sites have, work from the first
  // to the last; this process then works backward and meets them halfway.
  for (const doc of process.env["PRERENDER_FROM_END"] ? [...site.docs].reverse() : site.docs) {
    const text = texts.get(doc.file) ?? "";
    const rendering = renderCache.render({
      doc,
      text,
      reference,
      pathOfDocument: (file) => Promise.resolve(pathOf.get(file) ?? null),
      placeOf: (key) => Promise.resolve(homeFor(places.get(key), doc.file, versions)),
      baseOf: (path) => Promise.resolve(baseInVersion(path, doc.file, versions, oldPages)),
    });
    // Gatsby meets the same error and reports it.
    await rendering.catch(() => null);
  }
  await renderCache.keepOnly(site.docs.map(({ file }) => file));
}

/** Prints the error. Gatsby's process notices that the last step is missing, and refers to this output when it ends. */
function report(error: unknown): false {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return false;
}

function say(step: Step): void {
  process.stdout.write(`${step}\n`);
}
