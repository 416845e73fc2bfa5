/** Kinds of `:::` boxes. */
export const admonitions = ["note", "tip", "info", "warning", "danger"] as const;

/** The strip that lists what a reader needs before starting; once per page, above its first heading. */
export const prerequisites = "prerequisites";

/** The anchor of that strip. */
export const prerequisitesId = "before-you-start";

/** The names that may follow `:::`. */
export const boxes = [...admonitions, prerequisites] as const;

export function isBox(name: string): name is (typeof boxes)[number] {
  return boxes.some((known) => known === name);
}

/** Names of boxes in other engines, each with the box of this engine that means the same. */
const boxOf: Readonly<Record<string, (typeof admonitions)[number]>> = {
  ...{ note: "note", tip: "tip", info: "info", warning: "warning", danger: "danger" },
  ...{ caution: "warning", important: "info", success: "tip", secondary: "note", error: "danger", hint: "tip" },
};

/** @returns the box of this engine for a name from another engine; `undefined` if there is none. */
export function boxNamed(name: string): (typeof admonitions)[number] | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(boxOf, lower) ? boxOf[lower] : undefined;
}

/** @returns the title from the text after the name of a box, in brackets or, as in other engines, without them. */
export function titleBehind(rest: string): string {
  const words = rest
    .trim()
    .replace(/\\?\{[^}]*\}$/, "")
    .trim();
  return /^\[(?<title>[\s\S]*)\]$/.exec(words)?.groups?.["title"]?.trim() ?? words;
}
