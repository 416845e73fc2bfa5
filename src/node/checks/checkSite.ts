import { isExternal, normalizePath, routes } from "../../shared/routes";
import type { SiteSettings } from "../../shared/settings";
import { resolveHref } from "../content/resolveHref";
import type { Content } from "../content/parseContent";
import type { Doc } from "../content/parseDocument";
import { isWithin, type SiteModel } from "../model/buildSite";
import { nearest } from "../nearest";
import { byPlace, type Problem } from "../problem";
import type { ParsedReference } from "../reference/parseReference";
import type { RuleName } from "../rules";
import { settingsFile } from "../settings/settingsFile";
import type { LineOfKey } from "../settings/lineOfKeyIn";
import { checkDuplicates } from "./checkDuplicates";
import { checkListings } from "./checkListings";
import { checkReference } from "./checkReference";

export interface CheckInput {
  readonly content: Content;
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly lineOfKey: LineOfKey;
  /** Addresses of the files of static/: "/img/logo.svg". */
  readonly staticFiles: ReadonlySet<string>;
  readonly reference: ParsedReference;
  /** Whether a file of the repository exists, by its name from the root. */
  readonly fileExists: (file: string) => boolean;
}

/** @returns every problem of the site, in the order of a report: those of single files and those between files. */
export function checkSite(input: CheckInput): readonly Problem[] {
  const addresses = collectAddresses(input.site);
  return [
    ...input.content.problems,
    ...input.reference.problems,
    ...checkReference(input.site.docs, input.reference),
    ...checkListings(input.content.docs, input.reference.reference),
    ...checkDuplicates(input.content),
    ...checkGroups(input),
    ...checkRedirects(input, addresses),
    ...checkCategories(input),
    ...checkNavbar(input),
    ...checkSettingsFiles(input),
    ...input.site.docs.flatMap((doc) => [...checkLinks(doc, input, addresses), ...checkPictures(doc, input)]),
  ].sort(byPlace);
}

/** Addresses that answer with a page of their own, with the document behind each where there is one. */
function collectAddresses({ docs, categoryPages }: SiteModel): ReadonlyMap<string, Doc | null> {
  return new Map<string, Doc | null>([
    [routes.home(), null],
    [routes.search(), null],
    ...categoryPages.map(({ path }) => [path, null] as const),
    ...docs.map((doc) => [doc.path, doc] as const),
  ]);
}

function checkGroups({ site, settings }: CheckInput): readonly Problem[] {
  const folders = settings.sidebars.map(({ folder }) => folder);
  return site.docs
    .filter(({ collection, file }) => collection === "docs" && !site.sidebarOf.has(file))
    .map(({ file, folder }) => ({
      file,
      line: 1,
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
  { site, settings, lineOfKey }: CheckInput,
  addresses: ReadonlyMap<string, Doc | null>,
): readonly Problem[] {
  const last = new Map(site.redirects.map((redirect) => [redirect.from, redirect]));
  return site.redirects.flatMap((redirect) => {
    const { from, to, file } = redirect;
    const isOfSettings = file === settingsFile;
    const line = isOfSettings
      ? lineOfKey(["redirects", settings.redirects.findIndex((each) => each.from === from)])
      : redirect.line;
    const problem = (rule: RuleName, what: string, fix: string): Problem => ({
      file,
      line,
      rule,
      severity: "error",
      what,
      fix,
    });
    if (addresses.has(from)) {
      return [
        problem("redirect-over-page", `"${from}" is a page, so it cannot lead elsewhere.`, "remove the redirect."),
      ];
    }
    const rival = last.get(from);
    if (rival && rival !== redirect) {
      return [
        problem(
          "duplicate-redirect",
          `"${from}" also leads to "${rival.to}", by ${rival.file}.`,
          "keep it in one of them.",
        ),
      ];
    }
    if (last.has(to)) {
      return [
        problem(
          "redirect-chain",
          `"${from}" leads to "${to}", which is a redirect itself.`,
          "lead to the last address at once.",
        ),
      ];
    }
    if (!addresses.has(to) && !isExternal(to)) {
      return [
        problem(
          "redirect-to-nowhere",
          `"${from}" leads to "${to}", which is not a page of this site.`,
          adviseAddress(to, addresses),
        ),
      ];
    }
    return [];
  });
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
        rule: "empty-category",
        severity: "warning",
        what: `The folder holds no published document, so "${path ?? ""}" is not made.`,
        fix: "add a document, or remove the file.",
      }))
  );
}

function checkNavbar({ site, settings, lineOfKey }: CheckInput): readonly Problem[] {
  return settings.navbar.items.flatMap((item, index) => {
    if (item.type !== "sidebar") return [];
    const sidebar = site.sidebars.find(({ name }) => name === item.sidebar);
    if (sidebar && sidebar.items.length > 0) return [];
    return [
      {
        file: settingsFile,
        line: lineOfKey(["navbar", "items", index]),
        rule: "empty-sidebar",
        severity: "error" as const,
        what: `The navbar item "${item.label}" leads to the sidebar "${item.sidebar}", which has no page.`,
        fix: "add a page to the group, or remove the item from navbar.items.",
      },
    ];
  });
}

function checkSettingsFiles({ settings, staticFiles, lineOfKey }: CheckInput): readonly Problem[] {
  const files: readonly (readonly [string | null, readonly string[]])[] = [
    [settings.socialImage, ["socialImage"]],
    [settings.navbar.logo.src, ["navbar", "logo", "src"]],
    [settings.footer.logo, ["footer", "logo"]],
  ];
  return files.flatMap(([file, key]) =>
    file === null || staticFiles.has(file)
      ? []
      : [
          {
            file: settingsFile,
            line: lineOfKey(key),
            rule: "missing-image",
            severity: "error",
            what: `"${key.join(".")}": static${file} does not exist.`,
            fix: "put the file there, or correct the name.",
          },
        ],
  );
}

function checkLinks(doc: Doc, input: CheckInput, addresses: ReadonlyMap<string, Doc | null>): readonly Problem[] {
  return doc.links.flatMap(({ href, line }) => {
    const problem = (severity: Problem["severity"], rule: RuleName, what: string, fix: string): readonly Problem[] => [
      { file: doc.file, line, rule, severity, what, fix },
    ];
    const target = resolveHref(href, doc.file);
    switch (target.kind) {
      case "external":
      // What no page shows is a plain name; checkReference says what is missing.
      case "item":
        return [];
      case "document": {
        const found = input.content.docs.find(({ file }) => file === target.file);
        if (found?.frontMatter.draft && !input.site.docs.includes(found)) {
          return problem(
            "error",
            "dead-link",
            `"${href}" leads to a draft, which is not published.`,
            "remove the link, or publish the draft.",
          );
        }
        if (found) return checkAnchor(found, target.anchor);
        const near = nearest(
          target.file,
          input.site.docs.map(({ file }) => file),
        );
        const advice =
          near === null ? "link to an existing file, or remove the link." : `the nearest file is "${near}".`;
        return problem(
          "warning",
          "dead-markdown-link",
          `"${href}" leads to "${target.file}", which does not exist.`,
          advice,
        );
      }
      case "here":
        return checkAnchor(doc, target.anchor);
      case "relative":
        return problem(
          "error",
          "dead-link",
          `"${href}" is a relative address; pages have no slash at the end, so it leads elsewhere.`,
          'name the file with its ending, or write the whole address from "/".',
        );
      case "address": {
        if (input.staticFiles.has(target.path)) return [];
        const found = addresses.get(target.path);
        if (found) return checkAnchor(found, target.anchor);
        if (found === null) return [];
        const proper = normalizePath(target.path);
        if (addresses.has(proper))
          return problem(
            "error",
            "dead-link",
            `"${target.path}" is not how the address is spelled.`,
            `write "${proper}".`,
          );
        if (input.site.redirects.some(({ from }) => from === target.path)) return [];
        return problem(
          "error",
          "dead-link",
          `"${target.path}" is not a page of this site.`,
          adviseAddress(target.path, addresses),
        );
      }
    }

    function checkAnchor(found: Doc, anchor: string | null): readonly Problem[] {
      if (anchor === null || anchor === "") return [];
      // What would have the anchor may stand in a file that cannot be read.
      if (input.reference.reference.unread.length > 0) return [];
      const anchors = [...found.headings.map(({ id }) => id), ...found.ids.map(({ id }) => id)];
      if (anchors.includes(anchor)) return [];
      const near = nearest(anchor, anchors);
      const advice = near === null ? `anchors there: ${anchors.join(", ") || "none"}.` : `write "#${near}".`;
      return problem("error", "dead-anchor", `"#${anchor}" is not on the page "${found.path}".`, advice);
    }
  });
}

function adviseAddress(path: string, addresses: ReadonlyMap<string, Doc | null>): string {
  const near = nearest(path, [...addresses.keys()]);
  return near === null
    ? "link to an existing address."
    : `write "${near}". If the page moved, add redirect_from to it.`;
}

function checkPictures(doc: Doc, { staticFiles, fileExists }: CheckInput): readonly Problem[] {
  const { image } = doc.frontMatter;
  const card = image === undefined ? [] : [{ src: image, line: doc.keyLines["image"] ?? 1 }];
  return [...card, ...doc.pictures].flatMap(({ src, line }) => {
    const problem = (what: string, fix: string): readonly Problem[] => [
      { file: doc.file, line, rule: "missing-image", severity: "error", what, fix },
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
