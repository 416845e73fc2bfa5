/** Kinds of `:::` boxes. */
export const admonitions = ["note", "tip", "info", "warning", "danger"] as const;

/** The strip that says what a reader needs before the page starts; once on a page, above its first heading. */
export const prerequisites = "prerequisites";

/** Its anchor. */
export const prerequisitesId = "before-you-start";

/** What may follow `:::`. */
export const boxes = [...admonitions, prerequisites] as const;

export function isBox(name: string): name is (typeof boxes)[number] {
  return boxes.some((known) => known === name);
}

/** What other engines call a box, and what this one calls it. */
const boxOf: Readonly<Record<string, (typeof admonitions)[number]>> = {
  ...{ note: "note", tip: "tip", info: "info", warning: "warning", danger: "danger" },
  ...{ caution: "warning", important: "info", success: "tip", secondary: "note", error: "danger", hint: "tip" },
};

/** @returns the kind of box of this engine that says what another one says; `undefined` where there is none. */
export function boxNamed(name: string): (typeof admonitions)[number] | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(boxOf, lower) ? boxOf[lower] : undefined;
}

/** @returns the title in what stands behind the name of a box, in brackets or, as in other engines, without them. */
export function titleBehind(rest: string): string {
  const words = rest
    .trim()
    .replace(/\\?\{[^}]*\}$/, "")
    .trim();
  return /^\[(?<title>[\s\S]*)\]$/.exec(words)?.groups?.["title"]?.trim() ?? words;
}
