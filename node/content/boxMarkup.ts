import type { ContainerDirective } from "mdast-util-directive";
import { onlyNear } from "../common/nearest";
import { boxes, boxNamed, isBox, titleBehind } from "../syntax/admonitions";
import { adviceOnDetails, type Report } from "./bodyRules";

const colons = /^[\s>]*(?<mark>(?<marks>:{3,})[ \t]*(?<name>(?:[A-Za-z][\w-]*)?)(?<rest>(?:[ \t[{].*)?))$/;

interface Around {
  /** Whether a box is open above the line. */
  readonly isOpen: boolean;
  /** The rest of the paragraph. */
  readonly below: string;
}

/** @returns whether the line was meant to open a box, or to close one; null for any other line. */
export function checkColons(text: string, line: number, around: Around, report: Report): "open" | "close" | null {
  const { mark, marks = "", name = "", rest = "" } = colons.exec(text.trimEnd())?.groups ?? {};
  if (mark === undefined) return null;
  const what = `"${mark}" appears on the page as text.`;
  if (mark === marks) {
    const fix = `remove it, or open a box above it; a box around another has more colons than that: "${marks}:note".`;
    // If a box is open, its opening line has been reported already.
    if (!around.isOpen) report({ line }, "unparsed-markup", what, fix);
    return "close";
  }
  const whole = titleOnLines(rest, around.below);
  // Drop an opening bracket that is never closed.
  const title = titleBehind(rest)
    .replace(/^\[(?=[^\]]*$)/, "")
    .replace(/\s*:{3,}$/, "");
  const kind = isBox(name) ? name : (boxNamed(name) ?? onlyNear(name, boxes));
  const meant = `${marks}${kind ?? "note"}${title === "" ? "" : `[${title}]`}`;
  if (name === "details") report({ line }, "unparsed-markup", what, adviceOnDetails(title || "Title"));
  else if (kind === null)
    report({ line }, "unparsed-markup", what, `use one of ${boxes.join(", ")}, such as "${meant}".`);
  else if (whole !== null)
    report({ line }, "unparsed-markup", what, `write the title on one line: "${marks}${kind}[${whole}]".`);
  else if (/:{3,}$/.test(rest))
    report({ line }, "unparsed-markup", what, `write "${meant}" above the text, and "${marks}" below its last line.`);
  else if (hasPairs(title))
    report({ line }, "unparsed-markup", what, `write "${meant}".`, { find: mark, replace: meant });
  else
    report(
      { line },
      "unparsed-markup",
      what,
      `write "${marks}${kind}[Title]"; leave out the single bracket in the title.`,
    );
  return "open";
}

/** @returns the title of a box that ends on a line below the colons; null if it does not. */
function titleOnLines(rest: string, below: string): string | null {
  const [, begin] = /^\s*\[([^\]]*)$/.exec(rest) ?? [];
  const [, end] = /^([^\]]*)\][ \t\r]*(?:\n|$)/.exec(below) ?? [];
  if (begin === undefined || end === undefined) return null;
  const title = `${begin}\n${end}`.replace(/\s*\n[\s>]*/g, " ").trim();
  return hasPairs(title) ? title : null;
}

/** Whether all brackets come in pairs: a title ends at the first one that does not, even within code. */
function hasPairs(title: string): boolean {
  let open = 0;
  for (const [sign] of title.replace(/\\./g, "").matchAll(/[[\]]/g)) {
    open += sign === "[" ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

export function checkAttributes(
  { name, attributes, position }: ContainerDirective,
  source: string,
  report: Report,
): void {
  const written = Object.entries(attributes ?? {}) as [string, string | undefined][];
  // A class or an id is never meant as the title.
  const [key, value = ""] = written.find(([other]) => other !== "class" && other !== "id") ?? written[0] ?? [];
  if (key === undefined || !position) return;
  const { line, column } = position.start;
  if (key === "class" || key === "id") {
    const mark =
      /\{[^{}\n]*\}(?=\s*\n)/.exec(source.slice(position.start.offset, position.end.offset))?.[0] ?? `{${key}=…}`;
    report({ line, column }, "unparsed-markup", `"${mark}" has no effect on the box ":::${name}".`, "remove it.");
    return;
  }
  const what = `"{${key}=…}" has no effect on the box ":::${name}".`;
  report({ line, column }, "unparsed-markup", what, `write its title like this: ":::${name}[${value || "Title"}]".`);
}

/** Reports a box that is never closed: it contains everything below it, to the end of the page. */
export function checkEnd({ name, position, children }: ContainerDirective, source: string, report: Report): void {
  if (!position || source.slice(position.end.offset).trim() !== "") return;
  const lines = source.slice(position.start.offset, position.end.offset).trimEnd().split("\n");
  // GitHub's "> [!NOTE]" is parsed as a box too, but has no colons.
  const opening = /^:{3,}/.exec(lines[0] ?? "")?.[0];
  const ending = /^[\s>]*(:{3,})\s*$/.exec(lines.at(-1) ?? "")?.[1] ?? "";
  const endsWithLast = children.at(-1)?.position?.end.offset === position.end.offset;
  if (opening === undefined || (ending.length >= opening.length && !endsWithLast)) return;
  const { line, column } = position.start;
  const what = `"${opening}${name}" is never closed, so everything below belongs to it.`;
  report({ line, column }, "unparsed-markup", what, `write "${opening}" below its last line.`);
}
