/** What an author may write after the language of a fence. */
export interface FenceMeta {
  /** `key="value"` pairs: title, alt. */
  readonly values: Readonly<Record<string, string>>;
  /** Words without a value: showLineNumbers. */
  readonly flags: ReadonlySet<string>;
  /** Line numbers of `{1,3-5}`, counted from 1. */
  readonly lines: ReadonlySet<number>;
}

const part = /\{(?<lines>[\d,\s-]*)\}|(?<key>[\w-]+)="(?<value>[^"]*)"|(?<flag>[\w-]+)/g;

/** @param meta the rest of a fence's first line, as in `title="job.yaml" {2,4-5} showLineNumbers`. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values: Record<string, string> = {};
  const flags = new Set<string>();
  const lines = new Set<number>();
  for (const { groups = {} } of (meta ?? "").matchAll(part)) {
    if (groups["lines"] !== undefined) expandRanges(groups["lines"]).forEach((line) => lines.add(line));
    else if (groups["key"] !== undefined) values[groups["key"]] = groups["value"] ?? "";
    else if (groups["flag"] !== undefined) flags.add(groups["flag"]);
  }
  return { values, flags, lines };
}

/** A fence has at most this many lines; a mistyped `{1-99999999}` must not fill the memory. */
const longestFence = 10_000;

function expandRanges(text: string): readonly number[] {
  return text.split(",").flatMap((range) => {
    const [from = NaN, to = from] = range.split("-").map((number) => Number.parseInt(number, 10));
    if (Number.isNaN(from) || Number.isNaN(to)) return [];
    return Array.from({ length: Math.min(Math.max(to - from + 1, 0), longestFence) }, (_, index) => from + index);
  });
}
