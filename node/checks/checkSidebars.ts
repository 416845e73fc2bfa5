import path from "node:path/posix";
import { nearest } from "../common/nearest";
import type { Place, Problem } from "../common/problem";
import type { RuleName } from "../common/rules";
import { collections } from "../common/sources";
import type { Content } from "../content/parseContent";
import type { Doc } from "../content/parseDocument";
import type { SidebarEntry, SidebarFile } from "../content/parseSidebarFile";
import { isListed, isWithin, type SiteModel } from "../model/buildSite";

interface CheckSidebarsInput {
  readonly content: Content;
  readonly site: SiteModel;
}

/** Checks that a sidebar file lists each page of its group exactly once. */
export function checkSidebars({ content, site }: CheckSidebarsInput): readonly Problem[] {
  const docs = site.docs.filter((doc) => doc.collection === "docs" && isListed(doc));
  return (content.sidebarFiles ?? []).flatMap((sidebar) => {
    const inGroup = docs.filter((doc) => isWithin(doc.folder, sidebar.folder));
    const names = new Names(sidebar, inGroup);
    const targets = targetsOf(sidebar.entries);
    return [...unknownTargets(targets, names), ...wrongPlaces(targets, names)];
  });
}

/** A page or a folder that an entry lists. */
interface Target extends Place {
  /** From the repository root. */
  readonly name: string;
  readonly kind: "page" | "folder";
}

function targetsOf(entries: readonly SidebarEntry[]): readonly Target[] {
  return entries.flatMap((entry): readonly Target[] => {
    const { line, column = 1 } = entry;
    switch (entry.kind) {
      case "page":
        return [{ line, column, kind: "page", name: entry.target }];
      case "folder":
        return [{ line, column, kind: "folder", name: `${collections.docs}/${entry.folder}` }];
      case "category": {
        const own: Target[] = entry.target === null ? [] : [{ line, column, kind: "page", name: entry.target }];
        return [...own, ...targetsOf(entry.entries)];
      }
      case "link":
        return [];
    }
  });
}

/** The pages of a group, as its sidebar names them. */
class Names {
  constructor(
    private readonly sidebar: SidebarFile,
    readonly docs: readonly Doc[],
  ) {}

  of(file: string): string {
    return `./${path.relative(path.dirname(this.sidebar.file), file)}`;
  }

  docsOf({ kind, name }: Target): readonly Doc[] {
    return this.docs.filter(({ file }) => (kind === "page" ? file === name : file.startsWith(`${name}/`)));
  }

  problem({ line, column = 1 }: Place, rule: RuleName, what: string, fix: string): Problem {
    return { file: this.sidebar.file, line, column, rule, severity: "error", what, fix };
  }
}

function unknownTargets(targets: readonly Target[], names: Names): readonly Problem[] {
  const all = {
    page: names.docs.map(({ file }) => names.of(file)),
    folder: [...new Set(names.docs.map(({ file }) => names.of(path.dirname(file))))],
  };
  const meaning = { page: "page of this group", folder: "folder of this group with a page in it" };
  return targets
    .filter((target) => names.docsOf(target).length === 0)
    .map((target) => {
      const name = names.of(target.name);
      // Only the file name counts for similarity: all names share folders and extensions.
      const near = nearest(name, all[target.kind], path.parse(name).name.length);
      const advice = near === null ? `write a ${target.kind} below this folder.` : `write "${near}".`;
      return names.problem(target, "sidebar-unknown-page", `"${name}" is not a ${meaning[target.kind]}.`, advice);
    });
}

function wrongPlaces(targets: readonly Target[], names: Names): readonly Problem[] {
  const lineOf = new Map<Doc, number>();
  const problems: Problem[] = [];
  for (const target of targets) {
    for (const doc of names.docsOf(target)) {
      const before = lineOf.get(doc);
      if (before === undefined) {
        lineOf.set(doc, target.line);
        continue;
      }
      const what = `"${names.of(doc.file)}" is already on line ${before}.`;
      const fix = "remove one of the two: a page has one place in its sidebar.";
      problems.push(names.problem(target, "sidebar-duplicate", what, fix));
    }
  }
  // If the file has no valid entry, it is unknown which pages it was meant to list.
  const left = targets.length === 0 ? [] : names.docs.filter((doc) => !lineOf.has(doc));
  return [
    ...problems,
    ...left.map(({ file }) => {
      const fix = `add "- page: ${names.of(file)}", or "unlisted: true" to the front matter of the page.`;
      return names.problem({ line: 1 }, "sidebar-left-out", `"${names.of(file)}" is not in this sidebar.`, fix);
    }),
  ];
}
