import type { Heading, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import GithubSlugger from "github-slugger";
import type { Node } from "unist";
import { each, isJsxElement, textAttribute, type JsxElement } from "../../../syntax/tree";
import type { HeadingIdNode } from "../../../syntax/headingIdSyntax";
import { followsElement, isBlockElement } from "../elements/blockInHeading";
import { isBadge, versionWords } from "../elements/convertVersion";
import type { Draft } from "../draft";
import type { ImportedPage, SourceKind } from "../importedPage";
import { convertToBold, headingsInLinks } from "./linksAround";

/**
 * Takes the title out of the text, closes gaps between levels, and preserves anchors that this engine would generate differently.
 *
 * @returns the words of the removed title; null if there is none.
 */
export function convertHeadings(draft: Draft, tree: Root, page: ImportedPage): string | null {
  const headings: Heading[] = [];
  const inLinks = headingsInLinks(tree);
  each<Heading>(tree, ["heading"], (node) => {
    if (inLinks.has(node)) convertToBold(draft, node);
    else headings.push(node);
  });
  const [first] = headings;
  const isTitle = !page.isPartial && first?.depth === 1 && toString(first).trim() !== "";
  const title = isTitle && (mayTitleStandLow(page) || leads(tree, first)) ? first : null;
  const theirs = theirAnchors(headings, page);
  const left = headings.filter((heading) => heading !== title);
  const kept = anchorsToKeep(left, theirs);
  const levels: { readonly depth: number; readonly now: number }[] = [];
  const seen = new Set<string>();
  if (title !== null) takeTitle(draft, title);
  for (const heading of left) {
    while ((levels.at(-1)?.depth ?? 0) >= heading.depth) levels.pop();
    // A part may be included below any heading, so its levels stay, except that level 1 becomes level 2.
    const now = page.isPartial ? Math.max(heading.depth, 2) : Math.min((levels.at(-1)?.now ?? 1) + 1, 6);
    levels.push({ depth: heading.depth, now });
    const own = ownId(heading);
    if (own !== null && seen.has(own)) takeId(draft, heading);
    else if (own !== null) seen.add(own);
    setHeading(draft, heading, now, kept.get(heading) ?? null);
  }
  return title === null ? null : wordsOf(withoutBadges(title)).replace(/\s+/g, " ");
}

/** Whether text may precede a "#" title. Docusaurus and Starlight then use the title of the front matter, if it has one. */
export function mayTitleStandLow({ kind, hasTitle }: Pick<ImportedPage, "kind" | "hasTitle">): boolean {
  return kind === "vitepress" || !hasTitle;
}

/** Whether nothing visible precedes the heading. */
function leads(tree: Root, heading: Heading): boolean {
  const above = tree.children.slice(0, tree.children.indexOf(heading)) as readonly Node[];
  return above.every(({ type }) => type === "mdxjsEsm" || type === "mdxFlowExpression");
}

/** @returns the anchors that the headings have on the old site. */
function theirAnchors(headings: readonly Heading[], page: ImportedPage): ReadonlyMap<Heading, string> {
  const used = new Map<string, number>();
  return new Map(
    headings.map((heading) => [heading, ownId(heading) ?? unique(theirSlug(wordsOf(heading), page.kind), used)]),
  );
}

/** @returns the anchors that must be written out, because this engine would generate different ones. */
function anchorsToKeep(
  headings: readonly Heading[],
  theirs: ReadonlyMap<Heading, string>,
): ReadonlyMap<Heading, string> {
  const kept = new Map<Heading, string>();
  const words = new Map(headings.map((heading) => [heading, ourWords(heading)]));
  // Writing out an anchor may change the generated anchors of headings with the same words, so repeat until nothing changes.
  for (let isStable = false; !isStable;) {
    isStable = true;
    const slugger = new GithubSlugger();
    const told = new Set(headings.flatMap((heading) => ownId(heading) ?? kept.get(heading) ?? []));
    for (const id of told) slugger.slug(id, true);
    const changed = new Set<string>();
    for (const heading of headings) {
      if (ownId(heading) !== null || kept.has(heading)) continue;
      const wanted = theirs.get(heading) ?? "";
      const own = slugger.slug(words.get(heading) ?? "");
      if (own === wanted || told.has(wanted) || !/^[\w-]+$/.test(wanted)) continue;
      isStable = false;
      const [ourBase, theirBase] = [withoutNumber(own), withoutNumber(wanted)];
      // The anchors may differ only because this round has changed the numbers of equal ones.
      if (ourBase === theirBase && changed.has(ourBase)) continue;
      kept.set(heading, wanted);
      told.add(wanted);
      changed.add(ourBase).add(theirBase);
    }
  }
  return kept;
}

const withoutNumber = (id: string) => id.replace(/(?:-\d+)+$/, "");

function takeId(draft: Draft, heading: Heading): void {
  const { position } = heading.children.at(-1) as Text;
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const before = /[ \t]*$/.exec(draft.text.slice(0, start))?.[0].length ?? 0;
  draft.replace(start - before, end, "", "anchors that stood twice on a page");
}

function ownId(heading: Heading): string | null {
  const last = heading.children.at(-1) as HeadingIdNode | Heading["children"][number] | undefined;
  return last?.type === "headingId" ? last.id : null;
}

function wordsOf(heading: Heading): string {
  const children = heading.children.filter(
    ({ type }) => (type as string) !== "headingId" && !/^mdx.*Expression$/.test(type),
  );
  return toString({ ...heading, children }).trim();
}

/** Words of a heading in this engine, including those that other engines write into the attributes of a badge. */
function ourWords(heading: Heading): string {
  const elements = (heading.children as readonly Node[]).filter((node): node is JsxElement => isJsxElement(node));
  const words = elements.map(
    (node) => (node.name === "Badge" ? textAttribute(node, "text") : versionWords(node)) ?? "",
  );
  return [wordsOf(withSpaces(heading)), ...words].join(" ").trim();
}

/** Adds the spaces that convertBlockInHeading adds between blocks. */
function withSpaces(heading: Heading): Heading {
  const { children } = heading;
  const space: Text = { type: "text", value: " " };
  const spaced = children.flatMap((child, index) =>
    isBlockElement(child) && followsElement(children[index - 1]) ? [space, child] : [child],
  );
  return { ...heading, children: spaced as Heading["children"] };
}

/** @source VitePress: `slugify` of @mdit-vue/shared 2; the other engines use GitHub's rule. */
export function theirSlug(words: string, kind: SourceKind): string {
  if (kind !== "vitepress") return new GithubSlugger().slug(words);
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/g, "")
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^(\d)/, "_$1")
    .toLowerCase();
}

function unique(slug: string, used: Map<string, number>): string {
  const count = used.get(slug) ?? 0;
  used.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${String(count)}`;
}

function withoutBadges(heading: Heading): Heading {
  return { ...heading, children: heading.children.filter((node) => !isBadge(node)) };
}

/** Removes the title from the text. Its badges stay, in a paragraph of their own. */
function takeTitle(draft: Draft, heading: Heading): void {
  const [start, end] = [heading.position?.start.offset ?? 0, heading.position?.end.offset ?? 0];
  const badges = (heading.children as readonly Node[]).filter(isBadge);
  const held = new Set<string>();
  each<{ type: string }>(withoutBadges(heading), ["image", "mdxJsxTextElement", "link"], ({ type }) => {
    held.add(type === "link" ? "a link" : type === "image" ? "a picture" : "an element");
  });
  for (const what of held) draft.note(start, `The title held ${what}: a title can contain only words.`, "lost");
  const behind = /^[ \t]*(?:\r?\n)*/.exec(draft.text.slice(end))?.[0].length ?? 0;
  draft.count("titles, moved into the front matter");
  let from = start;
  for (const { position } of badges) {
    draft.replace(from, position?.start.offset ?? from, from === start ? "" : " ");
    from = position?.end.offset ?? from;
  }
  draft.replace(from, end + behind, badges.length === 0 ? "" : "\n\n");
}

function setHeading(draft: Draft, heading: Heading, now: number, id: string | null): void {
  const [start, end] = [heading.position?.start.offset ?? 0, heading.position?.end.offset ?? 0];
  const marks = /^#+/.exec(draft.text.slice(start, end))?.[0];
  const suffix = id === null ? "" : ` {#${id}}`;
  if (id !== null) draft.count("anchors that stay what they were");
  const last = (heading.children.at(-1) as Text | undefined)?.position?.end.offset ?? end;
  if (marks === undefined) {
    // A heading underlined with "===" or "---".
    draft.replace(start, start, `${"#".repeat(now)} `, "underlined headings");
    draft.replace(last, end, suffix);
    return;
  }
  if (marks.length !== now) draft.replace(start, start + marks.length, "#".repeat(now), "levels of headings");
  if (suffix !== "") draft.replace(last, end, suffix);
}
