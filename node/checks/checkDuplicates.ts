import path from "node:path/posix";
import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import { collections } from "../common/sources";
import { isHome } from "../content/isHome";
import type { Content } from "../content/parseContent";
import type { Problem } from "../common/problem";
import type { RuleName } from "../common/rules";
import type { SiteModel } from "../model/buildSite";
import { settingsFile } from "../settings/settingsFile";

interface Claim {
  /** From the repository root; for a fixed claim, a description of its page, or the settings file. */
  readonly file: string;
  readonly line: number;
  readonly path: string;
  readonly kind: "document" | "category" | "fixed";
  /** Whether it is the document of the home page. */
  readonly isHome?: boolean;
}

/** Addresses that no document or category may have: those of the templates, learning paths and tag pages. */
function fixedClaims({ settings, site }: DuplicatesInput): readonly Claim[] {
  const { search, learningPaths = [] } = settings;
  const claim = (file: string) => (path: string) => ({ file, line: 1, path, kind: "fixed" as const });
  return [
    claim("the home page")(routes.home()),
    claim("the search page")(routes.search(search)),
    claim("the page that says that an address leads nowhere")("/404"),
    ...[...learningPaths, ...site.tagPages].map(({ path }) => path).map(claim(settingsFile)),
  ];
}

interface DuplicatesInput {
  readonly content: Content;
  readonly site: SiteModel;
  readonly settings: SiteSettings;
}

/**
 * Reports addresses that have two sources. Among documents, the first file by name wins. Other kinds of pages cannot share an address at
 * all, so such a duplicate is an error.
 */
export function checkDuplicates(input: DuplicatesInput): readonly Problem[] {
  const { docs, categories } = input.content;
  const claims: readonly Claim[] = [
    ...fixedClaims(input),
    ...docs
      .filter(({ frontMatter }) => !frontMatter.draft)
      .map((doc) => ({
        file: doc.file,
        line: doc.keyLines["slug"] ?? 1,
        path: doc.path,
        kind: "document" as const,
        isHome: isHome(doc),
      })),
    ...categories.flatMap(({ file, path, keyLines }) =>
      path === null ? [] : [{ file, line: keyLines["link"] ?? 1, path, kind: "category" as const }],
    ),
  ];
  const winners = new Map<string, Claim>();
  const problems: Problem[] = [];
  for (const claim of claims) {
    const winner = winners.get(claim.path);
    // The template of the home page shows the home document if there is one.
    if (!winner || (winner.kind === "fixed" && claim.isHome)) {
      winners.set(claim.path, claim);
      continue;
    }
    const isWarning = winner.kind === "document" && claim.kind === "document";
    problems.push({
      file: claim.file,
      line: claim.line,
      column: 1,
      rule: ruleOf(claim, winner),
      severity: isWarning ? "warning" : "error",
      what: `"${claim.path}" is also the address of ${winner.file}${isWarning ? ", which wins" : ""}.`,
      fix: claim.kind === "document" && winner.kind === "fixed" ? fixOfTaken : fixes[claim.kind],
    });
  }
  return [...problems, ...twiceDescribed(categories), ...mergedFolders(input.content)];
}

/** Reports folders that two category files describe. */
function twiceDescribed(categories: Content["categories"]): readonly Problem[] {
  const first = new Map<string, string>();
  return categories.flatMap(({ file }): readonly Problem[] => {
    const folder = path.dirname(file);
    const other = first.get(folder);
    first.set(folder, other ?? file);
    if (other === undefined) return [];
    const what = `${other} already describes this folder.`;
    return [
      { file, line: 1, column: 1, rule: "duplicate-category", severity: "error", what, fix: "remove one of them." },
    ];
  });
}

/** Reports folders whose names differ only in their number prefixes: they are one category, which cannot have two positions. */
function mergedFolders({ docs, categories }: Content): readonly Problem[] {
  const first = new Map<string, string>();
  const reported = new Set<string>();
  const all = [...docs.filter(({ collection }) => collection === "docs"), ...categories];
  return all.flatMap(({ file, folder }): readonly Problem[] => {
    // A folder that contains only folders is merged too.
    const depth = folder === "" ? 0 : folder.split("/").length;
    const parts = file.split("/").slice(0, collections.docs.split("/").length + depth);
    return folder.split("/").flatMap((_, index, names): readonly Problem[] => {
      const written = parts.slice(0, parts.length - depth + index + 1).join("/");
      const name = names.slice(0, index + 1).join("/");
      const other = first.get(name) ?? written;
      first.set(name, other);
      if (depth === 0 || other === written || reported.has(written)) return [];
      reported.add(written);
      const what = `${other} and ${written} are both the folder "${name}": numbers are not part of the name.`;
      const fix = "move the files into one folder, or rename one of the two.";
      return [{ file, line: 1, column: 1, rule: "duplicate-category", severity: "error", what, fix }];
    });
  });
}

const fixOfTaken = "move it, or give it another slug.";

const fixes: Readonly<Record<Claim["kind"], string>> = {
  document: "move or remove one of them, or give one a slug.",
  category: "give one of them another link.slug.",
  // Fixed claims come first, so they are never the reported ones.
  fixed: "",
};

function ruleOf(claim: Claim, winner: Claim): RuleName {
  if (claim.kind === "document" && winner.kind === "document") return "duplicate-route";
  return claim.kind === "category" && winner.kind === "category" ? "duplicate-category" : "taken-address";
}
