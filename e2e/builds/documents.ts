import path from "node:path";
import type { State } from "./state";

/** Sets a key of a document's front matter, or removes it if the value is null. A list must be on the line of its key. */
export function setKey(text: string, key: string, value: string | null): string {
  const [, head = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const others = head.split("\n").filter((line) => line !== "" && !line.startsWith(`${key}:`));
  const lines = value === null ? others : [...others, `${key}: ${value}`];
  return `---\n${lines.join("\n")}\n---\n${body}`;
}

/** @returns the source text of a front matter key's value; null if the key is missing. */
export function keyOf(text: string, key: string): string | null {
  const [, head = ""] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  return new RegExp(`^${key}: *(.*)$`, "m").exec(head)?.[1] ?? null;
}

/** @returns the former addresses of a document. */
export function redirectsOf(text: string): readonly string[] {
  const list = keyOf(text, "redirect_from")?.replace(/^\[|\]$/g, "") ?? "";
  return list.split(/, */).filter(Boolean);
}

/** @param file path of a document without a slug, from the repository root. */
export function addressOf(file: string): string {
  return file.replace(/^content\/docs|\.mdx$/g, "").replace(/\/index$/, "");
}

/** @returns a link from one file to another, as authors write it. */
export function linkBetween(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

const link = /(!?)\[([^\]]*)\]\(([^()\s]+)((?: "[^"]*")?)\)/g;

/**
 * Replaces every link to the targets with its text, and removes every picture of them.
 *
 * @param targets files from the repository root, or addresses.
 * @returns the files that were changed.
 */
export function dropLinks(state: State, ...targets: readonly string[]): readonly string[] {
  return textsOf(state).filter((file) => {
    const text = state.read(file);
    const changed = text.replace(link, (whole, picture: string, words: string, href: string) =>
      targets.includes(targetOf(file, href)) ? (picture ? "" : words) : whole,
    );
    if (changed !== text) state.write(file, changed);
    return changed !== text;
  });
}

/** @returns whether a document links to a file, or shows it. */
export function isShown(state: State, target: string): boolean {
  return textsOf(state).some((file) =>
    [...state.read(file).matchAll(link)].some(([, , , href = ""]) => targetOf(file, href) === target),
  );
}

/**
 * @param targets a file from the repository root, or addresses.
 * @returns whether settings, reference data or a component's attribute name one of them. `dropLinks` does not change these, so an
 *   edit that removes such a target would break the site.
 */
export function isNamed(state: State, ...targets: readonly string[]): boolean {
  const data = [...state.files("src/site", ".ts"), ...state.files("content/reference", ".yaml")];
  const mention = new RegExp(`(?<![\\w/-])(?:${targets.join("|")})(?![\\w/-])`);
  return (
    data.some((file) => mention.test(state.read(file))) ||
    textsOf(state).some((file) =>
      [...state.read(file).matchAll(/=["']([^"'\s]+)["']/g)].some(([, value = ""]) =>
        targets.includes(targetOf(file, value)),
      ),
    )
  );
}

/** @returns all files that may contain links. */
function textsOf(state: State): readonly string[] {
  const others = ["content/pages", "content/snippets"].flatMap((folder) => state.files(folder, ".mdx"));
  return [...state.documents(), ...others];
}

function targetOf(file: string, href: string): string {
  const [place = ""] = href.split("#");
  return place.startsWith(".") ? path.posix.join(path.posix.dirname(file), place) : place;
}
