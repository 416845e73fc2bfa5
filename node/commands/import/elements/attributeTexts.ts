import { escaped, listOfData, textsIn, type DataList } from "./convertData";
import type { Literal } from "./literalOf";
import { linked, type Place } from "./elementPlace";
import { isIcon } from "./labelOfIcon";

/** What readers may have seen of the attributes of an element that this engine does not have. */
export interface AttributeTexts {
  /** Data attributes converted to Markdown lists. */
  readonly lists: readonly { readonly lines: readonly string[]; readonly what: string }[];
  /** Multi-line texts, which become code blocks. */
  readonly codes: readonly { readonly name: string; readonly text: string }[];
  /** Attributes that the page does not show, with the report's wording and their words. */
  readonly left: readonly Left[];
}

export interface Left {
  /** The attribute's source, such as `label="One"`; null for data. */
  readonly attribute: string | null;
  /** Set for data, such as `its data "Rows" is not on the page`. */
  readonly what: string | null;
  readonly words: string;
}

/** Attributes whose values readers do not see. */
const silent =
  /^(?:id|key|ref|class|className|style|slot|icon|width|height|size|color|variant|theme|align|rel|target|href|groupId?|syncKey|queryString|default\w*|on[A-Z]\w*|data-.*|.*:.*)$/;
const isFunction = /^\s*(?:async\s+)?(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>)/;
const isAddress = /^(?:[a-z]+:\/\/|mailto:|[./#]\S*$)/;

export function attributeTexts(place: Place): AttributeTexts {
  const lists: { lines: readonly string[]; what: string }[] = [];
  const codes: { name: string; text: string }[] = [];
  const left: Left[] = [];
  for (const { name, kind, value } of place.open.attributes) {
    if (kind === "flag" || value === null || silent.test(name) || (name === "name" && isIcon(place))) continue;
    const data = kind === "expression" ? place.dataIn(value) : kind === "spread" ? undefined : value;
    if (typeof data === "string") {
      if (kind === "expression" && data.trim() !== "" && data.includes("\n"))
        codes.push({ name, text: withoutIndent(data) });
      else if (data.trim() !== "") left.push(leftText(name, data));
    } else if (data === undefined) {
      if (!isFunction.test(value)) left.push({ attribute: null, what: lostData(name, value), words: "" });
    } else {
      const pages = listOfPages(place, data);
      if (pages === null && isList(data) && data.every(isIdentifier) && !showsList.test(name)) {
        left.push({ attribute: `${name}={${JSON.stringify(data)}}`, what: null, words: "" });
        continue;
      }
      const mapped = pages ?? listOfData(data, (href) => linked(place, href));
      if (mapped.lines.length > 0) lists.push({ lines: mapped.lines, what: lostData(name, value) });
      else {
        const words = textsIn(data).join(" ");
        if (words !== "") left.push({ attribute: null, what: lostData(name, value), words });
      }
      const keys = [...mapped.left.keys()].map((key) => `"${key}"`);
      const words = [...mapped.left.values()].flat().filter((text) => !isAddress.test(text));
      const what = `its data is a list without ${keys.join(", ")}`;
      if (keys.length > 0) left.push({ attribute: null, what, words: words.join(" ") });
    }
  }
  return { lists, codes, left };
}

/** Matches identifiers, such as those in `include={["files"]}`: they select what an element shows and are not text. */
const identifier = /^(?:[a-z_$][\w$]*(?:[-./:][\w$]+)*|[A-Z][A-Z\d]*_[A-Z\d_]*|(?:[A-Z][a-z\d]+){2,}|[\w-]+\.[a-z]+)$/;
const isIdentifier = (entry: Literal) => typeof entry === "string" && identifier.test(entry);
/** Attributes whose lists readers see, even if the entries look like identifiers. */
const showsList =
  /^(?:items?|rows|list|entries|titles|labels|texts|words|lines|steps|features|options|points|columns)$/;

function isList(data: Literal): data is readonly Literal[] {
  return Array.isArray(data) && data.length > 0;
}

/** @returns links to the pages that a list names, such as `links={["guide/install"]}`; null if it names no page. */
function listOfPages({ page }: Place, data: Literal): DataList | null {
  if (!isList(data) || !data.every((entry) => typeof entry === "string")) return null;
  const found = (data as readonly string[]).map((name) => ({
    name,
    page: name.includes("/") ? page.pageAt(name) : null,
  }));
  if (found.every((each) => each.page === null)) return null;
  const lines = found.map((each) =>
    each.page === null ? `- ${escaped(each.name)}` : `- [${escaped(each.page.title)}](${each.page.href})`,
  );
  return { lines, left: new Map() };
}

function leftText(name: string, text: string): Left {
  const plain = text.replace(/\s+/g, " ");
  return { attribute: `${name}="${plain}"`, what: null, words: isAddress.test(plain) ? "" : plain };
}

function lostData(name: string, expression: string): string {
  const plain = expression.trim();
  return `its data ${/^[\w$.]+$/.test(plain) ? plain : `in "${name}"`} is not on the page`;
}

/** Removes the indentation of code in an expression: it belongs to the page, not to the code. */
function withoutIndent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents)).trimEnd()).join("\n");
}
