import type { InlineCode, Root, TableCell, Text } from "mdast";
import { each, setHtml } from "../syntax/tree";

/** Maximum length of a word in code that does not break across lines, in characters. */
const shortWord = 20;
/** The same for code that is the only content of a cell: the column becomes as wide as the code. */
const shortCell = 24;

/** Short code that browsers would break although they should not: at a hyphen, a dot or a space. */
const breakable = /[-. ]/;

/** A long name may break after one of these characters. */
const marks = /(?<=[_./=,:|])(?=[^_./=,:|\s])/;
/** A part that is still too long may break after a word, as in "ExampleServerManagerFactory". */
const words = /(?<=[a-z\d])(?=[A-Z])/;

const longWord = new RegExp(`\\S{${shortWord + 1},}`, "g");

type Element = { type: "element"; tagName: string; properties: object; children: readonly Part[] };
type Part = Element | { type: "text"; value: string };

/**
 * Marks where code in a sentence may break across lines: not at the hyphen of "-k", and in a long name only at its seams, instead of
 * anywhere. The breaks are elements, so that copied text does not contain them.
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

/** Marks the same for names in the text, such as a path that is a link: they break after certain characters, instead of anywhere. */
export function markNameBreaks(tree: Root): void {
  each<Text>(tree, ["text"], ({ value }, index, parent) => {
    // A component may need its text as a single node.
    if (index === null || !parent || parent.type.startsWith("mdxJsx")) return;
    const lines = value.replace(longWord, (word) => word.split(marks).join("\0")).split("\0");
    if (lines.length === 1) return;
    const nodes = lines.flatMap((line, place) => [...(place === 0 ? [] : [wordBreak()]), text(line)]);
    parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    return index + nodes.length;
  });
}

/**
 * @param isAlone whether the code is the only content of a cell.
 * @returns the length of the longest part of the code that cannot break, in characters.
 */
export function longestPart(code: string, isAlone: boolean): number {
  // Short code without a hyphen, a dot or a space is one word; other short code is kept on one line.
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
    // One character more is allowed, for the character to break after.
    const parts = word.split(marks).flatMap((part) => (part.length > shortWord + 1 ? part.split(words) : [part]));
    return parts.flatMap((part, index) => (index === 0 ? [text(part)] : [element("wbr", []), text(part)]));
  });
}

/** A word break as a Markdown node. */
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
