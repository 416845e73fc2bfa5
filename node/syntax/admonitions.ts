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
