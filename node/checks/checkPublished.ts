import path from "node:path/posix";
import type { Doc } from "../content/parseDocument";
import type { SiteModel } from "../model/buildSite";
import { groupBy } from "../common/groupBy";
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

/** Checks that every published address still leads somewhere, directly or by a redirect. */
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
  const lost: LostAnchor[] = [];
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
    // The anchor may come from reference data that cannot be read.
    if (reference.unread.length > 0) return [];
    // A missing page is already reported as one problem, and pages of other kinds have no anchors.
    if (!doc || doc.isUnread || anchorSet(doc).has(anchor)) return [];
    const known = new Set(published.filter((each) => each.path === doc.path).map((each) => each.anchor));
    lost.push({ doc, address, anchor, heading: freshHeading(doc, known, anchor) });
    return [];
  });
  return [...problems, ...reportAnchors(lost)];
}

/** @returns a heading that is newer than the recorded anchors, and is probably the one that had this anchor. */
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

interface LostAnchor {
  /** The document that is at the address now. */
  readonly doc: Doc;
  readonly address: string;
  readonly anchor: string;
  readonly heading: Doc["headings"][number] | undefined;
}

/**
 * Maximum number of lost anchors of one place that are reported one by one. If there are more, a text was removed, or another page took the
 * address.
 */
const mostApart = 5;

/** @returns one problem for each anchor, but only one for many anchors of the same place. */
function reportAnchors(lost: readonly LostAnchor[]): readonly Problem[] {
  const places = groupBy(lost, ({ doc, heading }) => `${doc.file}:${heading?.line ?? 1}`);
  return [...places.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length <= mostApart) return group.map((each) => lostAnchor(each, oneAnchor(each)));
    return [lostAnchor(first, manyAnchors(first, group.length - 1))];
  });
}

function lostAnchor({ doc, heading }: LostAnchor, words: Pick<Problem, "what" | "fix">): Problem {
  // The document's slug may have taken the address of another page.
  const { line, column } = heading ?? { line: doc.keyLines["slug"] ?? 1, column: 1 };
  const place = { file: doc.file, line, column };
  return { ...place, rule: "lost-anchor", severity: "error", ...words };
}

function oneAnchor({ address, anchor, heading }: LostAnchor): Pick<Problem, "what" | "fix"> {
  return {
    what: `"${address}#${anchor}" was published, but the page no longer has this anchor.`,
    fix: heading
      ? `write "${"#".repeat(heading.depth)} ${heading.text} {#${anchor}}".`
      : `write "{#${anchor}}" after the heading that now covers it, or <a id="${anchor}"></a> where it was.`,
  };
}

/** @param others number of further lost anchors. */
function manyAnchors({ address, anchor, heading }: LostAnchor, others: number): Pick<Problem, "what" | "fix"> {
  return {
    what: `"${address}#${anchor}" and ${others} more anchors were published, but the page no longer has them.`,
    fix: heading
      ? `write an anchor such as <a id="${anchor}"></a> for each where its text now stands, perhaps below "${heading.text}".`
      : "if this page took the address of another one, give it another slug. " +
        `Otherwise write "{#${anchor}}" after the heading that now covers it, or <a id="${anchor}"></a> where it was, and so for each.`,
  };
}

/** @returns the line to paste, and the file for it. */
function adviseRedirect(address: string, site: SiteModel, isKnown: ReadonlySet<string>, addresses: Addresses): string {
  // A page that has not been published yet is probably the one that moved.
  const fresh = site.docs.filter((doc) => !isKnown.has(doc.path));
  const sameName = fresh.filter((doc) => path.basename(doc.path) === path.basename(address));
  const near = nearest(
    address,
    fresh.map((doc) => doc.path),
    path.basename(address).length,
  );
  const moved = sameName.length === 1 ? sameName[0] : fresh.find((doc) => doc.path === near);
  if (moved) return `write "redirect_from: [${address}]" into the front matter of ${moved.file}.`;
  const target = nearest(address, [...addresses.keys()], path.basename(address).length);
  if (target === null)
    return `write "redirect_from: [${address}]" into the front matter of the page that took its place.`;
  return `write { from: "${address}", to: "${target}" } into "redirects" of ${settingsFile}.`;
}
