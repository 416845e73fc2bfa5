import type { InlineCode, Root, TableCell, Text } from "mdast";
import { each, setHtml } from "../syntax/tree";

/** Most characters of a word in code that is not broken between lines. */
const shortWord = 20;
/** The same for code that is all there is in a cell: the column takes its width. */
const shortCell = 24;

/** Code in a sentence that would otherwise be broken where it should not be: at a hyphen, a dot or a space. */
const breakable = /[-. ]/;

/** A long name may be broken behind a mark. */
const marks = /(?<=[_./=,:|])(?=[^_./=,:|\s])/;
/** What is still long then, behind a word of "ExampleServerManagerFactory". */
const words = /(?<=[a-z\d])(?=[A-Z])/;

const longWord = new RegExp(`\\S{${shortWord + 1},}`, "g");

type Element = { type: "element"; tagName: string; properties: object; children: readonly Part[] };
type Part = Element | { type: "text"; value: string };

/**
 * Says where code in a sentence may break between lines: not at the hyphen of "-k", and of a long name only at its seams,
 * instead of anywhere. Breaks are elements, so that what is copied holds none.
 */
export function markCodeBreaks(tree: Root): void {
  const whole = new Set<InlineCode>();
  each<TableCell>(tree, ["tableCell"], ({ children }) => {
    const [first, ...others] = children.length === 1 && children[0]?.type === "link" ? children[0].children : children;
    if (first?.type === "inlineCode" && others.length === 0 && first.value.length <= shortCell) whole.add(first);
  });
  each<InlineCode>(tree, ["inlineCode"], (node) => {
    const { value } = node;
    if (whole.has(node) || (value.length <= shortWord && breakable.test(value))) {
      setHtml(node, undefined, { className: ["short"] });
    } else if (value.length > shortWord) {
      node.data = { ...node.data, hChildren: partsOf(value) } as InlineCode["data"];
    }
  });
}

/** Says the same of names in the text, such as a path that is a link: broken behind a mark, instead of anywhere. */
export function markNameBreaks(tree: Root): void {
  each<Text>(tree, ["text"], ({ value }, index, parent) => {
    // A component may want its text as one.
    if (index === null || !parent || parent.type.startsWith("mdxJsx")) return;
    const lines = value.replace(longWord, (word) => word.split(marks).join("\0")).split("\0");
    if (lines.length === 1) return;
    const nodes = lines.flatMap((line, place) => [...(place === 0 ? [] : [wordBreak()]), text(line)]);
    parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    return index + nodes.length;
  });
}

/**
 * @param isAlone whether the code is all there is in a cell.
 * @returns how many characters of code stand on one line at least.
 */
export function longestPart(code: string, isAlone: boolean): number {
  // Without a hyphen, a dot or a space, short code is one word; with one, it is kept whole.
  if (code.length <= shortWord || (isAlone && code.length <= shortCell)) return code.length;
  const lengths = (parts: readonly Part[]): number[] =>
    parts.flatMap((part) =>
      part.type === "text" ? part.value.split(/\s+/).map(({ length }) => length) : lengths(part.children),
    );
  return Math.max(...lengths(partsOf(code)));
}

function partsOf(code: string): readonly Part[] {
  return code.split(/(\s+)/).flatMap((word) => {
    if (word.length <= shortWord && /[-.]/.test(word)) return [element("span", [text(word)])];
    if (word.length <= shortWord) return [text(word)];
    // One character more: the mark at the end.
    const parts = word.split(marks).flatMap((part) => (part.length > shortWord + 1 ? part.split(words) : [part]));
    return parts.flatMap((part, index) => (index === 0 ? [text(part)] : [element("wbr", []), text(part)]));
  });
}

/** The same in a tree of Markdown. */
function wordBreak() {
  const node = { type: "wordBreak", children: [] };
  setHtml(node, "wbr", {});
  return node;
}

function element(tagName: string, children: readonly Part[]): Element {
  return { type: "element", tagName, properties: tagName === "span" ? { className: ["short"] } : {}, children };
}

function text(value: string): Part {
  return { type: "text", value };
}
