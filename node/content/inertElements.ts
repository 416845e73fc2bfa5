import type { Edit } from "../common/problem";
import { each, textAttribute, type JsxElement } from "../syntax/tree";
import type { Placed, Report } from "./bodyRules";

const refused = "the security policy of the site blocks";
const embedding = "write a link to what it shows.";

const partsOfPage = ["html", "head", "title", "meta", "link", "base", "body"];

/** HTML elements that do nothing in a document: the reason, and what to write instead. */
const inert: Readonly<Record<string, readonly [why: string, fix: string]>> = {
  script: [`${refused} scripts in documents`, "write an island, or import a component."],
  style: [`${refused} style sheets in documents`, "write style={{ … }}, or a rule in src/site/brand.css."],
  iframe: [`${refused} other sites in a page`, embedding],
  object: [`${refused} embedded files`, embedding],
  embed: [`${refused} embedded files`, embedding],
  video: ["the build does not know its files", 'write <Video src="/clip.mp4" width="1280" height="720">.'],
  audio: [`${refused} media`, embedding],
  frameset: [`${refused} other sites in a page`, embedding],
  frame: [`${refused} other sites in a page`, embedding],
  form: ["nothing receives what readers write", "link to a form elsewhere, or write an island."],
  textarea: ["nothing receives what readers write", "write what it shows as text, or write an island."],
  template: ["browsers show nothing of it", "write its content alone, or write an island."],
  canvas: ["nothing draws on it", "show a picture, or write an island."],
  ...Object.fromEntries(
    partsOfPage.map((name) => [
      name,
      ["a document is only a part of a page", 'remove it; "title" and "description" are keys of the front matter.'],
    ]),
  ),
};

/**
 * Reports what a browser would not show or run: a document is static HTML with a strict security policy.
 *
 * @param ids those of the page; the check adds the ids that it suggests for anchors.
 * @param ownNames names that the page imports or defines.
 * @returns a check to call for the elements of one document, parents before children.
 */
export function createInertCheck(
  ids: Set<string>,
  ownNames: ReadonlySet<string>,
  report: Report,
): (node: JsxElement, at: Placed) => void {
  /** Elements that work where they are: `<title>` in an <svg>, and parts of the page in an imported component, such as Helmet. */
  const working = new Set<JsxElement>();
  return (node, at) => {
    const isOwn = ownNames.has(node.name ?? "");
    if (isOwn || node.name === "svg")
      each<JsxElement>(node, ["mdxJsxFlowElement", "mdxJsxTextElement"], (part) => {
        if (isOwn ? partsOfPage.includes(part.name ?? "") : part.name === "title") working.add(part);
      });
    if (!working.has(node)) checkInert(node, at, ids, report);
    // A page with imports or exports is hydrated, so its handlers run.
    if (ownNames.size === 0) checkHandlers(node, at, report);
  };
}

/** Reports the same within code, which can fill a canvas or a form, and write the title of a picture. */
export function checkInertInCode(
  node: JsxElement,
  at: Placed,
  { ids, isHydrated }: { readonly ids: Set<string>; readonly isHydrated: boolean },
  report: Report,
): void {
  const [why = ""] = inert[node.name ?? ""] ?? [];
  if (why.startsWith(refused)) checkInert(node, at, ids, report);
  else checkNamedAnchor(node, at, ids, report);
  if (!isHydrated) checkHandlers(node, at, report);
}

function checkInert(node: JsxElement, at: Placed, ids: Set<string>, report: Report): void {
  const { name } = node;
  if (!name || /^[A-Z]/.test(name)) return;
  const [why, fix] = (Object.hasOwn(inert, name) ? inert[name] : undefined) ?? [];
  if (why !== undefined && fix !== undefined) report(at, "inert-element", `<${name}> does nothing: ${why}.`, fix);
  checkNamedAnchor(node, at, ids, report);
}

function checkHandlers({ name, attributes }: JsxElement, at: Placed, report: Report): void {
  if (!name || /^[A-Z]/.test(name)) return;
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute" || !/^on[a-z]/i.test(attribute.name)) continue;
    const what = `"${attribute.name}" of <${name}> does nothing: documents are static.`;
    report(at, "inert-element", what, "remove it, or write an island.");
  }
}

/** Reports `<a name>`: the script of the pages finds targets by id only. */
function checkNamedAnchor(node: JsxElement, at: Placed, ids: Set<string>, report: Report): void {
  const name = textAttribute(node, "name");
  const id = textAttribute(node, "id");
  if (node.name !== "a" || name === undefined) return;
  const what = `"name" of <a> is obsolete: an anchor is an id.`;
  const tell = (fix: string, edit?: Edit) => report(at, "inert-element", what, fix, edit);
  const written = `name="${name}"`;
  if (id !== undefined) tell(`remove "name".`, id === name ? { find: ` ${written}`, replace: "" } : undefined);
  else if (name === "" || /\s/.test(name))
    tell(`write an id without a space, such as id="${name.trim().replace(/\s+/g, "-") || "stop"}".`);
  else if (ids.has(name)) {
    const isAll = node.children.length === 0 && node.attributes.length === 1;
    const fix = `remove ${isAll ? "it" : '"name"'}: the page has the id "${name}" elsewhere.`;
    const find = isAll ? writtenAnchor(node, written) : "";
    tell(fix, find === "" ? undefined : { find, replace: "" });
  } else {
    ids.add(name);
    tell(`write id="${name}".`, { find: written, replace: `id="${name}"` });
  }
}

/** @returns an empty anchor as its author wrote it, found by its length; "" if no form has that length. */
function writtenAnchor({ position }: JsxElement, attribute: string): string {
  const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
  const forms = [`<a ${attribute}></a>`, `<a ${attribute} />`, `<a ${attribute}/>`];
  return forms.find((form) => form.length === length) ?? "";
}
