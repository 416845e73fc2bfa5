export interface TagAttribute {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Without its quotes or braces; null for an attribute without a value. */
  readonly value: string | null;
  readonly kind: "quoted" | "bare" | "expression" | "flag" | "spread";
}

/** A tag of HTML, Vue or JSX, as in the source. */
export interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly isClosing: boolean;
  readonly isSelfClosing: boolean;
  readonly attributes: readonly TagAttribute[];
}

const opening = /<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]*)(?=[\s/>])|(?=>))/y;
const attributeName = /[^\s"'<>/={}]+/y;
const bareValue = /[^\s"'=<>`{}]+/y;

/** @returns the tag that starts at this offset; null if there is none. The name of a fragment, `<>`, is "". */
export function readTag(text: string, start: number): Tag | null {
  opening.lastIndex = start;
  const { slash, name = "" } = opening.exec(text)?.groups ?? {};
  if (slash === undefined) return null;
  const attributes: TagAttribute[] = [];
  let at = opening.lastIndex;
  for (;;) {
    const behind = skipSpace(text, at);
    // A tag cannot contain a blank line.
    if (/\n[^\S\n]*\n/.test(text.slice(at, behind))) return null;
    at = behind;
    const end = /^\/?>/.exec(text.slice(at, at + 2))?.[0];
    if (end !== undefined) {
      return { start, end: at + end.length, name, isClosing: slash !== "", isSelfClosing: end === "/>", attributes };
    }
    const attribute = readAttribute(text, at);
    if (attribute === null) return null;
    attributes.push(attribute);
    at = attribute.end;
  }
}

function readAttribute(text: string, start: number): TagAttribute | null {
  if (text[start] === "{") {
    const end = endOfBraces(text, start);
    return end === null ? null : { name: "", start, end, value: text.slice(start + 1, end - 1), kind: "spread" };
  }
  attributeName.lastIndex = start;
  const name = attributeName.exec(text)?.[0];
  if (name === undefined) return null;
  const behind = skipSpace(text, attributeName.lastIndex);
  if (text[behind] !== "=") return { name, start, end: attributeName.lastIndex, value: null, kind: "flag" };
  const at = skipSpace(text, behind + 1);
  const sign = text[at] ?? "";
  if (sign === '"' || sign === "'") {
    const close = text.indexOf(sign, at + 1);
    return close === -1 ? null : { name, start, end: close + 1, value: text.slice(at + 1, close), kind: "quoted" };
  }
  if (sign === "{") {
    const end = endOfBraces(text, at);
    return end === null ? null : { name, start, end, value: text.slice(at + 1, end - 1), kind: "expression" };
  }
  bareValue.lastIndex = at;
  const value = bareValue.exec(text)?.[0];
  return value === undefined ? null : { name, start, end: bareValue.lastIndex, value, kind: "bare" };
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (/\s/.test(text[next] ?? "")) next += 1;
  return next;
}

/** @returns the offset after the brace that closes the one at `start`, ignoring braces in quotes; null if there is none. */
export function endOfBraces(text: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === '"' || sign === "'" || sign === "`") {
      const close = endOfQuotes(text, at);
      if (close === null) return null;
      at = close;
    } else if (sign === "{") depth += 1;
    else if (sign === "}" && (depth -= 1) === 0) return at + 1;
  }
  return null;
}

function endOfQuotes(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === text[start]) return at;
  }
  return null;
}
