import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import { isHome } from "../content/isHome";
import { moveHref } from "../syntax/resolveHref";
import type { Content } from "../content/parseContent";
import type { Doc } from "../content/parseDocument";
import type { LostLink } from "../common/listFiles";
import { collections } from "../common/sources";
import { isWithin, type SiteModel } from "../model/buildSite";
import { extensionPaths } from "../model/extensionFiles";
import { byPlace, inPartial, type Problem } from "../common/problem";
import type { Published } from "../model/published";
import type { ParsedReference } from "./parsedReference";
import { settingsFile } from "../settings/settingsFile";
import type { PlaceOfKey } from "../settings/placeOfKeyIn";
import type { Images } from "./readImages";
import { checkAddresses } from "./checkAddresses";
import { checkDuplicates } from "./checkDuplicates";
import { checkImports } from "./checkImports";
import { checkImages } from "./checkImages";
import { checkLearningPaths } from "./checkLearningPaths";
import { checkPictures } from "./checkPictures";
import { checkNotebooks } from "./checkNotebooks";
import { checkOutputFiles } from "./checkOutputFiles";
import { checkPublished } from "./checkPublished";
import { checkRecordings } from "./checkRecordings";
import { checkRedirects } from "./checkRedirects";
import { checkSidebars } from "./checkSidebars";
import { checkSettingsUse, settingsLinks } from "./checkSettingsUse";
import { checkTags } from "./checkTags";
import { checkTexts } from "./checkTexts";
import { checkUnused } from "./checkUnused";
import { checkVersions } from "./checkVersions";
import { createLinkChecker, type Addresses, type LinkChecker } from "./linkChecker";

export interface CheckInput {
  readonly content: Content;
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly placeOfKey: PlaceOfKey;
  /** Addresses of the files of static/: "/img/logo.svg". */
  readonly staticFiles: ReadonlySet<string>;
  readonly reference: ParsedReference;
  /** Every address that was ever published. */
  readonly published: readonly Published[];
  /** Pictures that documents show, and pictures for dark mode with their light versions. */
  readonly images: Images;
  /** Files in the folders of documents that are neither documents nor imported, and all snippets; from the repository root. */
  readonly looseFiles: readonly string[];
  /** Symbolic links below `content` and `static` that do not lead to a file of the site, by their names from the repository root. */
  readonly lostLinks: readonly LostLink[];
  /** Whether a file of the repository exists, by its name from the root. */
  readonly fileExists: (file: string) => boolean;
  /** Returns where webpack finds a module, or false; takes the import specifier and the document's name from the root. */
  readonly importResolves: (source: string, file: string) => string | false;
}

/** @returns every problem of the site, in the order of a report: problems in single files, and conflicts between files. */
export function checkSite(input: CheckInput): readonly Problem[] {
  const { site, content, settings, reference } = input;
  const files = extensionPaths(reference.reference);
  const addresses = collectAddresses(site, settings, files);
  const links = createLinkChecker({ ...input, addresses, reference: reference.reference });
  return [
    ...content.problems,
    ...reference.problems,
    ...reference.check({ published: site.docs, all: content.docs, links }),
    ...checkAddresses(site.docs),
    ...checkDuplicates(input),
    ...checkOutputFiles({ ...input, extensionPaths: files }),
    ...checkGroups(input),
    ...checkRedirects({ ...input, addresses, links }),
    ...checkCategories(input),
    ...checkSidebars(input),
    ...checkLearningPaths(input),
    ...checkTags(site.docs, settings.tagPages),
    ...checkSettingsUse({ ...input, addresses, links }),
    ...checkEmptiness(site),
    ...checkTexts(site.docs, site.categories),
    ...checkImages(site.docs, input.images),
    ...checkImports(site.docs, input.importResolves),
    ...checkNotebooks(site.docs),
    ...checkRecordings(content.docs, reference.reference.recordings ?? {}),
    ...checkVersions({ ...input, versions: settings.docs.versions, addresses }),
    ...checkUnused(content.docs, input),
    ...checkOrphans(input, links),
    ...checkPublished({ ...input, addresses, reference: reference.reference }),
    ...site.docs.flatMap((doc) => [...checkLinks(doc, links), ...checkPictures(doc, input)]),
  ].sort(byPlace);
}

function collectAddresses(
  { docs, categoryPages, tagPages }: SiteModel,
  { search }: SiteSettings,
  files: ReadonlySet<string>,
): Addresses {
  return new Map<string, Doc | null>([
    [routes.home(), null],
    [routes.search(search), null],
    ...Array.from(files, (path) => [path, null] as const),
    ...[...categoryPages, ...tagPages].map(({ path }) => [path, null] as const),
    ...docs.map((doc) => [doc.path, doc] as const),
  ]);
}

/** A site without a page is probably a mistake: the folder has another name, or all of its pages are drafts. */
function checkEmptiness({ docs }: SiteModel): readonly Problem[] {
  if (docs.some(({ collection }) => collection === "docs")) return [];
  return [
    {
      file: collections.docs,
      line: 1,
      column: 1,
      rule: "no-documents",
      severity: "error",
      what: "The folder contains no published page.",
      fix: 'write the first one: npm run new -- guide/hello --title "Say hello". A draft does not count.',
    },
  ];
}

function checkGroups({ site, settings }: CheckInput): readonly Problem[] {
  const folders = settings.sidebars.map(({ folder }) => folder);
  const versions = new Set(settings.docs.versions.map(({ basePath }) => basePath.slice(1)));
  /** In an older version, the group is the folder below the version's folder. */
  const groupOf = (folder: string) => {
    const [first = "", ...below] = folder.split("/");
    return versions.has(first) ? [first, ...below.slice(0, 1)].join("/") : first;
  };
  return site.docs
    .filter(({ collection, file }) => collection === "docs" && !site.sidebarOf.has(file))
    .map(({ file, folder }) => ({
      file,
      line: 1,
      column: 1,
      rule: "unknown-group",
      severity: "error",
      what:
        folder === ""
          ? "The file is not in a sidebar group."
          : `The folder "${groupOf(folder)}" is not a sidebar group.`,
      fix: `move the file into one of ${folders.join(", ")}, or add the group to ${settingsFile}.`,
    }));
}

function checkCategories({ site, settings }: CheckInput): readonly Problem[] {
  const shown = new Set(site.categoryPages.map(({ category }) => category));
  return (
    site.categories
      .filter((category) => category.path !== null && !shown.has(category))
      // Another rule reports a category outside of all groups.
      .filter(({ folder }) => settings.sidebars.some((sidebar) => isWithin(folder, sidebar.folder)))
      .map(({ file, path, keyLines }) => ({
        file,
        line: keyLines["link"] ?? 1,
        column: 1,
        rule: "empty-category",
        severity: "warning",
        what: `The folder has no published document, so "${path ?? ""}" is not created.`,
        fix: "add a document, or remove the file.",
      }))
  );
}

function checkLinks(doc: Doc, links: LinkChecker): readonly Problem[] {
  return doc.links.flatMap(({ href, ...place }) => {
    // Check the link as written in its own file, which may be an included one.
    const file = place.partial?.file ?? doc.file;
    const fault = links.faultOf(moveHref(href, doc.file, file), file, doc);
    return fault ? [inPartial<Problem>({ file: doc.file, ...place, ...fault })] : [];
  });
}

/** Reports pages outside of all sidebars that no link leads to. */
function checkOrphans({ site, settings }: CheckInput, links: LinkChecker): readonly Problem[] {
  const loose = site.docs.filter((doc) => doc.collection === "pages" && !isHome(doc) && !site.sidebarOf.has(doc.file));
  if (loose.length === 0 || site.docs.some(({ isUnread }) => isUnread)) return [];
  const reached = new Set([
    ...settingsLinks(settings).map(({ href }) => links.pathOf(href, settingsFile)),
    ...site.docs.flatMap(({ file, path, links: own }) =>
      own.map(({ href }) => links.pathOf(href, file)).filter((target) => target !== path),
    ),
  ]);
  return loose
    .filter(({ path }) => !reached.has(path))
    .map(({ file, path }) => ({
      file,
      line: 1,
      column: 1,
      rule: "orphan-page",
      severity: "warning",
      what: `No sidebar and no link leads to "${path}".`,
      fix: "link to it from the page whose readers need it, move it into a group, or remove it.",
    }));
}
