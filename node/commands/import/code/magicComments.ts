import { literalOfModule, type Literal } from "../elements/literalOf";
import type { ConfigurationModule } from "../source/readModule";

/** A comment with which Docusaurus marks lines of code. */
export interface MagicComment {
  /** This engine's mark for the same lines; null if it has none. */
  readonly mark: "++" | "--" | "error" | "warning" | "highlight" | null;
  readonly className: string;
  /** Comment that marks the next line; null if there is none. */
  readonly line: string | null;
  readonly block: { readonly start: string; readonly end: string } | null;
}

/** Docusaurus' default magic comment. */
export const highlightComment: MagicComment = {
  mark: "highlight",
  className: "theme-code-block-highlighted-line",
  line: "highlight-next-line",
  block: { start: "highlight-start", end: "highlight-end" },
};

const marks = [
  [/^(?:remov|delet|del$|minus)/, "--"],
  [/^(?:add|insert|ins$|plus)/, "++"],
  [/^(?:error|wrong)/, "error"],
  [/^warn/, "warning"],
  [/^highlight/, "highlight"],
] as const;

/** @returns the magic comments in a Docusaurus configuration, if they are plain data. */
export function readMagicComments(config: ConfigurationModule | null): readonly MagicComment[] {
  const found = config && literalOfModule(config.module, config.names, "magicComments", () => undefined);
  return Array.isArray(found) ? (found as readonly Literal[]).flatMap(commentOf) : [];
}

function commentOf(entry: Literal): readonly MagicComment[] {
  const { className, line, block } = objectOf(entry);
  const { start, end } = objectOf(block);
  if (typeof className !== "string") return [];
  return [
    {
      mark: markOf(className),
      className,
      line: typeof line === "string" ? line : null,
      block: typeof start === "string" && typeof end === "string" ? { start, end } : null,
    },
  ];
}

/** @param className such as "code-block-removed-line". */
function markOf(className: string): MagicComment["mark"] {
  const words = className
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase()
    .split(/[-_\s]+/);
  return marks.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? null;
}

function objectOf(value: Literal | undefined): Readonly<Record<string, Literal | undefined>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, Literal>) : {};
}
