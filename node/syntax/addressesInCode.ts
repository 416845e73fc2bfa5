import type { Program, SourceLocation } from "estree";

export interface CodeAddress {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

/** @returns what the `href` of elements in code names as plain text, such as in `{isNew && <a href="/guide">here</a>}`. */
export function addressesInCode(program: Program | null | undefined): readonly CodeAddress[] {
  return addressesIn(program);
}

function addressesIn(part: unknown): readonly CodeAddress[] {
  if (typeof part !== "object" || part === null) return [];
  const { type } = part as { type?: unknown };
  if (type === "JSXAttribute") return addressOf(part as JsxAttribute);
  return Object.values(part).flatMap(addressesIn);
}

interface JsxAttribute {
  readonly name: { readonly name: unknown };
  readonly value: { readonly type: string; readonly value?: unknown } | null;
  readonly loc: SourceLocation;
}

function addressOf({ name, value, loc }: JsxAttribute): readonly CodeAddress[] {
  if (name.name !== "href" || typeof value?.value !== "string") return addressesIn(value);
  return [{ href: value.value, line: loc.start.line, column: loc.start.column + 1 }];
}
