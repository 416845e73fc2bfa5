/** Kinds of `:::` boxes. */
export const admonitions = ["note", "tip", "info", "warning", "danger"] as const;

export function isAdmonition(name: string): name is (typeof admonitions)[number] {
  return admonitions.some((known) => known === name);
}
