import type { Plural } from "./strings";

/** @returns the text split around its placeholders in braces, with the parts in their place: "Nothing at {path}." */
export function pieces<Part>(text: string, parts: Readonly<Record<string, Part>>): readonly (string | Part)[] {
  return text.split(/\{(\w+)\}/).map((piece, place) => (place % 2 === 1 ? (parts[piece] ?? `{${piece}}`) : piece));
}

/** @returns the text with its placeholders in braces replaced. */
export function fill(text: string, parts: Readonly<Record<string, string | number>>): string {
  return pieces(text, parts).join("");
}

/** @param language whose plural rules choose the form. @returns that form, filled in. */
export function plural(
  forms: Plural,
  count: number,
  language: string,
  parts: Readonly<Record<string, string>> = {},
): string {
  return fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { ...parts, count });
}
