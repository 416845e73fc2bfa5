import { isExternal, routes, toSlug } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import { resolveHref } from "../syntax/resolveHref";
import type { Content } from "../content/parseContent";
import type { Doc } from "../content/parseDocument";
import { collections } from "../common/sources";
import { isWithin, type Redirect, type SiteModel } from "../model/buildSite";
import { byPlace, type Problem } from "../common/problem";
import type { Published } from "../model/published";
import type { ParsedReference } from "./parsedReference";
import type { RuleName } from "../common/rules";
import { settingsFile } from "../settings/settingsFile";
import type { PlaceOfKey } from "../settings/placeOfKeyIn";
import type { Images } from "./readImages";
import { checkDuplicates } from "./checkDuplicates";
import { checkImages } from "./checkImages";
import { checkPublished } from "./checkPublished";
import { checkTexts } from "./checkTexts";
import { adviseAddress, createLinkChecker, type Addresses, type LinkChecker } from "./linkChecker";

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
  /** Pictures that documents show, and those of dark mode. */
  readonly images: Images;
  /** Whether a file of the repository exists, by its name from the root. */
  readonly fileExists: (file: string) => boolean;
}

/** @returns every problem of the site, in the order of a report: those of single files and those between files. */
export function checkSite(input: CheckInput): readonly Problem[] {
  const { site, content, settings, reference } = input;
  const addresses = collectAddresses(site, settings);
  const links = createLinkChecker({ ...input, addresses, reference: reference.reference });
  return [
    ...content.problems,
    ...reference.problems,
    ...reference.check({ published: site.docs, all: content.docs, links }),
    ...checkDuplicates(content, settings),
    ...checkGroups(input),
    ...checkRedirects(input, addresses, links),
    ...checkCategories(input),
    ...checkSettingsLinks(input, addresses, links),
    ...checkEmptiness(site),
    ...checkSettingsFiles(input),
    ...checkTexts(site.docs, site.categories),
    ...checkImages(site.docs, input.images),
    ...checkOrphans(input, links),
    ...checkPublished({ ...input, addresses, reference: reference.reference }),
    ...site.docs.flatMap((doc) => [...checkLinks(doc, links), ...checkPictures(doc, input)]),
  ].sort(byPlace);
}

function collectAddresses({ docs, categoryPages }: SiteModel, { search }: SiteSettings): Addresses {
  return new Map<string, Doc | null>([
    [routes.home(), null],
    [routes.search(search), null],
    ...categoryPages.map(({ path }) => [path, null] as const),
    ...docs.map((doc) => [doc.path, doc] as const),
  ]);
}

/** A site without a page is hardly meant: the folder has another name, or all of its pages are drafts. */
function checkEmptiness({ docs }: SiteModel): readonly Problem[] {
  if (docs.some(({ collection }) => collection === "docs")) return [];
  return [
    {
      file: collections.docs,
      line: 1,
      column: 1,
      rule: "no-documents",
      severity: "error",
      what: "The folder holds no page that is published.",
      fix: 'write the first one: npm run new -- guide/hello --title "Say hello". A draft does not count.',
    },
  ];
}

function checkGroups({ site, settings }: CheckInput): readonly Problem[] {
  const folders = settings.sidebars.map(({ folder }) => folder);
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
          ? "The file lies in no sidebar group."
          : `The folder "${folder.split("/")[0] ?? ""}" is no sidebar group.`,
      fix: `move the file into one of ${folders.join(", ")}, or add the group to ${settingsFile}.`,
    }));
}

function checkRedirects(
  { site, settings, placeOfKey }: CheckInput,
  addresses: Addresses,
  links: LinkChecker,
): readonly Problem[] {
  const last = new Map(site.redirects.map((redirect) => [redirect.from, redirect]));
  return site.redirects.flatMap((redirect): readonly Problem[] => {
    const { from, to, file } = redirect;
    const isOfSettings = file === settingsFile;
    const problem = (rule: RuleName, what: string, fix: string): readonly Problem[] => {
      const place = isOfSettings
        ? placeOfKey(["redirects", settings.redirects.findIndex((each) => each.from === from)])
        : { line: redirect.line, column: 1 };
      return [{ file, ...place, rule, severity: "error", what, fix }];
    };
    if (addresses.has(from)) {
      return problem("redirect-over-page", `"${from}" is a page, so it cannot lead elsewhere.`, "remove the redirect.");
    }
    const rival = last.get(from);
    if (rival && rival !== redirect) {
      return problem(
        "duplicate-redirect",
        `"${from}" also leads to "${rival.to}", by ${rival.file}.`,
        "keep it in one of them.",
      );
    }
    if (last.has(to)) {
      const way = follow(redirect, last);
      const end = way.at(-1) ?? to;
      return way.includes(from)
        ? problem(
            "redirect-loop",
            `The redirect ends nowhere: ${chain([from, ...way])}.`,
            "lead one of them to a page.",
          )
        : problem(
            "redirect-chain",
            `"${from}" leads to "${to}", which is a redirect itself.`,
            `lead to "${end}" at once.`,
          );
    }
    if (isExternal(to)) return [];
    const fault = links.faultOf(to, file, null);
    if (fault?.rule === "dead-anchor") return problem("dead-anchor", fault.what, fault.fix);
    if (!fault) return [];
    return problem(
      "redirect-to-nowhere",
      `"${from}" leads to "${to}", which is not a page of this site.`,
      adviseAddress(to, addresses),
    );
  });
}

/** @returns where a redirect leads, step by step, until it ends or comes back to what was there. */
function follow(redirect: Redirect, redirects: ReadonlyMap<string, Redirect>): readonly string[] {
  const way: string[] = [];
  let next: Redirect | undefined = redirect;
  while (next && !way.includes(next.to)) {
    way.push(next.to);
    next = redirects.get(next.to);
  }
  return way;
}

function chain(addresses: readonly string[]): string {
  const [from = "", ...rest] = addresses.map((address) => `"${address}"`);
  return `${from} leads to ${rest.join(", which leads to ")}`;
}

function checkCategories({ site, settings }: CheckInput): readonly Problem[] {
  const shown = new Set(site.categoryPages.map(({ category }) => category));
  return (
    site.categories
      .filter((category) => category.path !== null && !shown.has(category))
      // In no group at all is another problem, with its own rule.
      .filter(({ folder }) => settings.sidebars.some((sidebar) => isWithin(folder, sidebar.folder)))
      .map(({ file, path, keyLines }) => ({
        file,
        line: keyLines["link"] ?? 1,
        column: 1,
        rule: "empty-category",
        severity: "warning",
        what: `The folder holds no published document, so "${path ?? ""}" is not made.`,
        fix: "add a document, or remove the file.",
      }))
  );
}

interface SettingsLink {
  readonly key: readonly PropertyKey[];
  readonly href: string;
}

/** Links of navbar, announcement and home page. */
function settingsLinks({ navbar, announcement, home }: SiteSettings): readonly SettingsLink[] {
  return [
    ...navbar.items.flatMap((item, index): readonly SettingsLink[] => {
      const key = ["navbar", "items", index];
      if (item.type === "link") return [{ key: [...key, "href"], href: item.href }];
      if (item.type === "sidebar") return [];
      return item.items.map(({ href }, place) => ({ key: [...key, "items", place, "href"], href }));
    }),
    ...(announcement?.link ? [{ key: ["announcement", "link", "href"], href: announcement.link.href }] : []),
    ...home.ways.map(({ to }, index) => ({ key: ["home", "ways", index, "to"], href: to })),
  ];
}

function checkSettingsLinks(
  { site, settings, placeOfKey }: CheckInput,
  addresses: Addresses,
  links: LinkChecker,
): readonly Problem[] {
  const dead = settingsLinks(settings).flatMap(({ key, href }): readonly Problem[] => {
    const fault = links.faultOf(href, settingsFile, null);
    return fault ? [{ file: settingsFile, ...placeOfKey(key), ...fault }] : [];
  });
  const unled = settings.navbar.items.flatMap((item, index): readonly Problem[] => {
    if (item.type !== "sidebar") return [];
    const place = { file: settingsFile, ...placeOfKey(["navbar", "items", index]) };
    const sidebar = site.sidebars.find(({ name }) => name === item.sidebar);
    if (!sidebar || sidebar.items.length === 0) {
      return [
        {
          ...place,
          rule: "empty-sidebar",
          severity: "error",
          what: `The navbar item "${item.label}" leads to the sidebar "${item.sidebar}", which has no page.`,
          fix: "add a page to the group, or remove the item from navbar.items.",
        },
      ];
    }
    const folder = settings.sidebars.find(({ name }) => name === item.sidebar)?.folder ?? "";
    const address = routes.doc(toSlug(folder));
    if (addresses.has(address)) return [];
    return [
      {
        ...place,
        rule: "dead-link",
        severity: "error",
        what: `The navbar item "${item.label}" leads to "${address}", which is not a page of this site.`,
        fix: `add ${collections.docs}/${folder}/index.mdx, the first page of the group; it takes no slug.`,
      },
    ];
  });
  return [...dead, ...unled];
}

function checkSettingsFiles({ settings, staticFiles, placeOfKey }: CheckInput): readonly Problem[] {
  const files: readonly (readonly [string | null, readonly string[]])[] = [
    [settings.favicon, ["favicon"]],
    [settings.socialImage, ["socialImage"]],
    [settings.navbar.logo?.src ?? null, ["navbar", "logo", "src"]],
    [settings.footer.logo, ["footer", "logo"]],
  ];
  return files.flatMap(([file, key]) =>
    file === null || staticFiles.has(file)
      ? []
      : [
          {
            file: settingsFile,
            ...placeOfKey(key),
            rule: "missing-image",
            severity: "error",
            what: `"${key.join(".")}": static${file} does not exist.`,
            fix: "put the file there, correct the name, or write null for none.",
          },
        ],
  );
}

function checkLinks(doc: Doc, links: LinkChecker): readonly Problem[] {
  return doc.links.flatMap(({ href, line, column }) => {
    const fault = links.faultOf(href, doc.file, doc);
    return fault ? [{ file: doc.file, line, column, ...fault }] : [];
  });
}

/** A page outside of all sidebars, to which nothing leads. */
function checkOrphans({ site, settings }: CheckInput, links: LinkChecker): readonly Problem[] {
  const loose = site.docs.filter(({ file, collection }) => collection === "pages" && !site.sidebarOf.has(file));
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

function checkPictures(doc: Doc, { staticFiles, fileExists }: CheckInput): readonly Problem[] {
  const { image } = doc.frontMatter;
  const card = image === undefined ? [] : [{ src: image, line: doc.keyLines["image"] ?? 1, column: 1 }];
  return [...card, ...doc.pictures].flatMap(({ src, line, column }) => {
    const problem = (what: string, fix: string): readonly Problem[] => [
      { file: doc.file, line, column, rule: "missing-image", severity: "error", what, fix },
    ];
    const target = resolveHref(src, doc.file);
    if (target.kind === "external") {
      return problem(
        `"${src}" lies on another host.`,
        "put the file beside the page, so that its size is known and it loads from here.",
      );
    }
    if (target.kind === "address") {
      return staticFiles.has(target.path)
        ? []
        : problem(`static${target.path} does not exist.`, "put the file there, or beside the page.");
    }
    const file = target.kind === "relative" || target.kind === "document" ? target.file : doc.file;
    return fileExists(file) ? [] : problem(`"${file}" does not exist.`, "put the file there, or correct the name.");
  });
}
