import type { Plural } from "./strings";

/** @returns a text around the parts that stand in its braces: "Nothing at {path}." */
export function pieces<Part>(text: string, parts: Readonly<Record<string, Part>>): readonly (string | Part)[] {
  return text.split(/\{(\w+)\}/).map((piece, place) => (place % 2 === 1 ? (parts[piece] ?? `{${piece}}`) : piece));
}

/** @returns a text with the parts in place of its braces. */
export function fill(text: string, parts: Readonly<Record<string, string | number>>): string {
  return pieces(text, parts).join("");
}

/** @param language whose rules say which form a number takes. @returns that form, filled in. */
export function plural(
  forms: Plural,
  count: number,
  language: string,
  parts: Readonly<Record<string, string>> = {},
): string {
  return fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { ...parts, count });
}
