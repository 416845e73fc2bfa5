import path from "node:path/posix";
import type { Doc } from "../content/parseDocument";
import type { SiteModel } from "../model/buildSite";
import { nearest } from "../common/nearest";
import type { Problem } from "../common/problem";
import { anchorsOf, publishedFile, type Published } from "../model/published";
import type { Reference } from "../elements/reference";
import { settingsFile } from "../settings/settingsFile";
import type { Addresses } from "./linkChecker";

interface PublishedInput {
  readonly published: readonly Published[];
  readonly site: SiteModel;
  readonly addresses: Addresses;
  readonly staticFiles: ReadonlySet<string>;
  readonly reference: Reference;
}

/** Addresses never die: what was published leads somewhere, if need be by a redirect. */
export function checkPublished({
  published,
  site,
  addresses,
  staticFiles,
  reference,
}: PublishedInput): readonly Problem[] {
  const targets = new Map(site.redirects.map(({ from, to }) => [from, to.replace(/#.*$/, "")]));
  const isKnown = new Set(published.map(({ path: address }) => address));
  const anchors = new Map<Doc, ReadonlySet<string>>();
  const anchorSet = (doc: Doc) => {
    const known = anchors.get(doc) ?? new Set(anchorsOf(doc));
    anchors.set(doc, known);
    return known;
  };
  const problems = published.flatMap(({ path: address, anchor, line }): readonly Problem[] => {
    if (anchor === null) {
      const isAlive = addresses.has(address) || targets.has(address) || staticFiles.has(address);
      if (isAlive) return [];
      return [
        {
          file: publishedFile,
          line,
          column: 1,
          rule: "lost-address",
          severity: "error",
          what: `"${address}" was published, but no longer leads anywhere.`,
          fix: adviseRedirect(address, site, isKnown, addresses),
        },
      ];
    }
    const doc = addresses.get(targets.get(address) ?? address);
    // What would have the anchor may stand in a file that cannot be read.
    if (reference.unread.length > 0) return [];
    // A page that is gone is one problem, and pages of another kind have no anchors.
    if (!doc || doc.isUnread || anchorSet(doc).has(anchor)) return [];
    const known = new Set(published.filter((each) => each.path === doc.path).map((each) => each.anchor));
    const near = freshHeading(doc, known, anchor);
    return [
      {
        file: doc.file,
        line: near?.line ?? 1,
        column: near?.column ?? 1,
        rule: "lost-anchor",
        severity: "error",
        what: `"${address}#${anchor}" was published, but the page no longer has this anchor.`,
        fix: near
          ? `write "${"#".repeat(near.depth)} ${near.text} {#${anchor}}".`
          : `write "{#${anchor}}" after the heading that now covers it, or <a id="${anchor}"></a> where it was.`,
      },
    ];
  });
  return joinAnchors(problems);
}

/** @returns the heading that was not there when anchors were noted, and may be the one that had this anchor. */
function freshHeading(
  doc: Doc,
  known: ReadonlySet<string | null>,
  anchor: string,
): Doc["headings"][number] | undefined {
  const fresh = doc.headings.filter(({ id }) => !known.has(id));
  const near = nearest(
    anchor,
    fresh.map(({ id }) => id),
  );
  return fresh.find(({ id }) => id === near) ?? (fresh.length === 1 ? fresh[0] : undefined);
}

/** Lost anchors of one place that are told one by one. So many more are gone together: with a text, or with another page at the address. */
const mostApart = 5;

/** @returns the same problems, but one for many lost anchors of a place. */
function joinAnchors(problems: readonly Problem[]): readonly Problem[] {
  const placeOf = ({ rule, file, line }: Problem) => (rule === "lost-anchor" ? `${file}:${line}` : null);
  const counts = new Map<string | null, number>();
  for (const problem of problems) counts.set(placeOf(problem), (counts.get(placeOf(problem)) ?? 0) + 1);
  const told = new Set<string>();
  return problems.flatMap((problem) => {
    const place = placeOf(problem);
    const count = counts.get(place) ?? 0;
    if (place === null || count <= mostApart) return [problem];
    if (told.has(place)) return [];
    told.add(place);
    const what = `${problem.what.replace(" was published", ` and ${count - 1} more anchors were published`).replace("this anchor", "them")}`;
    const fix = `if this page took the address of another one, give it another slug. Otherwise ${problem.fix.replace(/\.$/, "")}, and so for each.`;
    return [{ ...problem, what, fix }];
  });
}

/** @returns the line to paste, and where. */
function adviseRedirect(address: string, site: SiteModel, isKnown: ReadonlySet<string>, addresses: Addresses): string {
  // A page that nobody knows yet is likely to be the one that moved.
  const fresh = site.docs.filter((doc) => !isKnown.has(doc.path));
  const sameName = fresh.filter((doc) => path.basename(doc.path) === path.basename(address));
  const near = nearest(
    address,
    fresh.map((doc) => doc.path),
  );
  const moved = sameName.length === 1 ? sameName[0] : fresh.find((doc) => doc.path === near);
  if (moved) return `write "redirect_from: [${address}]" into the front matter of ${moved.file}.`;
  const target = nearest(address, [...addresses.keys()]) ?? "/…";
  return `write { from: "${address}", to: "${target}" } into "redirects" of ${settingsFile}.`;
}
