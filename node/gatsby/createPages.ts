import type { WithSite } from "../site/definition";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../src/shared/routes";
import { packSidebar } from "../../src/shared/sidebar";
import { collections, isSourceFile, toRepositoryFile, type Collection, type SourceFile } from "../common/sources";
import { publishedPages } from "../pages/publishedPages";
import { planPages, type PagePlan } from "../pages/planPages";
import { sha256 } from "../common/sha256";
import type { Sidebar } from "../model/buildSite";
import type { LoadedSite } from "../model/loadedSite";
import { oldPagesOf } from "../model/versionOfFile";
import { updateDependencyNodes } from "./dependencyNodes";
import { directoryOf } from "./documentOf";
import { gitDatesKey, cacheSite } from "./cached";
import { beginPages, noticeSave, watchLateChanges } from "./lateChanges";
import { perRun } from "./perRun";
import { readSaved } from "./readSaved";
import { rememberPublished } from "./textFiles";
import { fileDigests } from "./fileDigests";
import { nodeIdsOf } from "./findNode";
import { otherFacts, previewStates } from "./otherFacts";
import { writePlaces } from "./placesFile";
import { prerendering } from "./prerendering";
import { updatePreview } from "./servePreview";
import { checkedSite, isDevelop, reportProblems } from "./checkedSite";
import { createPage, toGatsbyPage } from "./toGatsbyPage";
import { uncompilable } from "./uncompilable";
import { createImportWatch, type ImportWatch } from "./watchImports";

interface ContentQuery {
  readonly allFile: {
    readonly nodes: readonly { readonly absolutePath: string }[];
  };
}

/** The documents and categories that Gatsby knows. */
const contentQuery = /* GraphQL */ `
  query Content($collections: [String!]!) {
    allFile(filter: { sourceInstanceName: { in: $collections } }, sort: { absolutePath: ASC }) {
      nodes {
        absolutePath
      }
    }
  }
`;

export async function createPages(args: WithSite<CreatePagesArgs>): Promise<void> {
  const { reporter, cache, store, definition } = args;
  const { settings } = definition;
  const root = directoryOf({ store });
  if (isDevelop()) beginPages(args);

  const paths = await listContent(args);
  if (!paths) return;
  const sources = await readSaved(
    root,
    paths.filter((file) => isSourceFile(toRepositoryFile(root, file))),
  );

  const beside = prerendering(cache);
  const isChecked = await beside?.checked.then(
    () => true,
    () => false,
  );
  const loaded = await checkedSite({ root, sources, cache, definition, isChecked });
  const { content, site, places, problems, reference, imported } = loaded;
  // A build without a prerendering process has already reported them in onPreBootstrap.
  if (isDevelop() || beside) reportProblems(reporter, problems);

  const dates = ((await cache.get(gitDatesKey)) ?? {}) as Readonly<Record<string, string>>;
  const plans = planPages({
    site,
    settings,
    lastUpdatedOf: (file) => dates[file] ?? null,
    versionTexts: definition.strings.versions,
  });
  rememberPublished(cache, publishedPages({ plans, site, settings }));
  const without = isDevelop() ? uncompilable(loaded) : new Set<string>();
  const digestOf = digestsOf(sources);
  for (const plan of plans) createPage(args, toGatsbyPage(root, withoutCode(plan, without), digestOf(plan)));
  const categoryPages = site.categoryPages.flatMap(({ path, category }) =>
    category ? [{ file: category.file, path }] : [],
  );
  const { docs: written } = content;
  if (isDevelop())
    updatePreview(cache, { plans, docs: site.docs, written, categoryPages, problems, reference, imported });

  const oldPages = [...oldPagesOf(site, settings.docs.versions)];
  const pathOf = Object.fromEntries(content.docs.map((doc) => [doc.file, doc.path]));
  await cacheSite(cache, {
    sidebars: site.sidebars,
    redirects: site.redirects,
    sidebarOf: Object.fromEntries(site.sidebarOf),
    places: Object.fromEntries(places),
    oldPages,
    pathOf,
    nodeIds: nodeIdsOf(args),
    dates,
  });
  const digests = await fileDigests(root, content.docs, reference);
  const preview = isDevelop() ? { problems, stateOf: previewStates(sources, reference) } : null;
  const files = otherFacts({ docs: content.docs, digests, pathOf, preview });
  await updateDependencyNodes(args, { places, pathOf, files });
  await writePlaces(root, places, oldPages);
  await writeSidebars(root, site.sidebars);
  if (isDevelop()) watchForChanges(args, imported);
}

const importWatches = perRun<ImportWatch>();

function watchForChanges(args: CreatePagesArgs, imported: LoadedSite["imported"]): void {
  const watch = () => createImportWatch(directoryOf(args), noticeSave);
  importWatches.get(args.cache, watch).follow([...imported.values()].flat());
  watchLateChanges();
}

/** @returns absolute paths; null if Gatsby's query fails. */
async function listContent({ graphql, reporter }: CreatePagesArgs): Promise<readonly string[] | null> {
  const variables = { collections: Object.keys(collections) satisfies string[] as Collection[] };
  const { data, errors } = await graphql<ContentQuery>(contentQuery, variables);
  if (data && !errors) return data.allFile.nodes.map(({ absolutePath }) => absolutePath);
  reporter.panicOnBuild("The content could not be queried.", errors as Error[] | undefined);
  return null;
}

/** @returns a function that returns the digest of a page's file. Only the live preview needs the digest. */
function digestsOf(sources: readonly SourceFile[]): ({ context }: PagePlan) => string | undefined {
  if (!isDevelop()) return () => undefined;
  const digests = new Map(sources.map(({ file, text }) => [file, sha256(text)]));
  return ({ context }) => ("file" in context ? digests.get(context.file) : undefined);
}

/** @param without documents that are shown without their code. */
function withoutCode({ liveFile, ...plan }: PagePlan, without: ReadonlySet<string>): PagePlan {
  return liveFile === undefined || without.has(liveFile) ? plan : { ...plan, liveFile };
}

/** The whole tree of each group. Browsers fetch it only when the reader opens a closed branch. */
async function writeSidebars(root: string, sidebars: readonly Sidebar[]): Promise<void> {
  for (const { name, items } of sidebars) {
    const file = path.join(root, "public", routes.sidebarData(name));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(packSidebar(items)));
  }
}
