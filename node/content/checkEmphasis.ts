import type { Emphasis, Strong } from "mdast";
import type { Report } from "./bodyRules";

/** Python and JavaScript give these names their meaning; hardly anyone writes such a word bold. */
const names =
  /^__(?:all|call|class|dict|dirname|doc|eq|file|filename|getitem|hash|init|iter|len|main|name|proto|pycache|repr|setitem|slots|str|typename|version)__$/;

/** How many characters on each side are read: searching through the whole text for each mark would take too long. */
const nearby = 50;

/**
 * Reports code that Markdown reads as bold or emphasized words, so that the page leaves out its signs: "__init__", "2*3*4", "2**8 and
 * 2**10", "*.py and src/*".
 */
export function checkEmphasis({ type, position }: Emphasis | Strong, source: string, report: Report): void {
  if (!position) return;
  const { start, end } = position;
  const mark = source.slice(start.offset, end.offset);
  const signs = type === "strong" ? 2 : 1;
  const inner = mark.slice(signs, -signs);
  const [from = 0, to = 0] = [start.offset, end.offset];
  const [before, after] = [source.slice(Math.max(0, from - nearby), from), source.slice(to, to + nearby)];
  const isName = names.test(mark);
  if (!isName && !(mark.startsWith("*") && (isProduct(before, inner, after) || isPattern(before, inner, after))))
    return;
  const what = `"${mark.replace(/\s+/g, " ")}" is read as ${type === "strong" ? "bold" : "emphasized"} words, so the page leaves out its signs.`;
  const fix = isName
    ? `write "\`${mark}\`", or "**${inner}**" for bold words.`
    : 'put code into backticks, or write "\\*" for a star.';
  report({ line: start.line, column: start.column }, "unparsed-markup", what, fix);
}

/** "a*b*c" and "rows*cols*4", but not "un*believ*able" and "_**bold**_". */
function isProduct(before: string, inner: string, after: string): boolean {
  const [left = "", right = ""] = [/\w+$/.exec(before)?.[0], /^\w+/.exec(after)?.[0]];
  if (/^_*$/.test(left) || /^_*$/.test(right) || !/^\w(?:.*\w)?$/s.test(inner)) return false;
  const isNumber = [left, right].some((word) => /^\d+$/.test(word));
  return isNumber || (left.length === 1 && right.length === 1);
}

/** Two signs of a path make a pattern of files, but "*one*\/*other*" has only a slash beside it. */
function isPattern(before: string, inner: string, after: string): boolean {
  const found = [/[\w*]\/$/.test(before) || /^(?:\/|\.\w)/.test(after), /^(?:\.\w|\/)/.test(inner), /\/$/.test(inner)];
  return found.filter(Boolean).length > 1;
}
