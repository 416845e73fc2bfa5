import { createHash } from "node:crypto";

/** The parts of a page's HTML that a security policy must allow explicitly. */
export interface InlineParts {
  /** Hashes of inline scripts, as written in a policy: "'sha256-…'". */
  readonly scripts: ReadonlySet<string>;
  /** Hashes of style elements. */
  readonly styles: ReadonlySet<string>;
  /** Whether an element has a `style` attribute: the layout of formulas uses them. */
  readonly hasStyleAttributes: boolean;
  readonly hasVideos: boolean;
}

const element = /<(?<name>script|style)(?<attributes>(?:\s[^>]*)?)>(?<text>[\s\S]*?)<\/\k<name>\s*>/gi;
const source = /\ssrc\s*=/i;
const type = /\stype\s*=\s*["']?(?<type>[^"'\s>]+)/i;
/** Browsers do not run scripts of other types, which are data. */
const executed = new Set(["module", "text/javascript", "application/javascript"]);
const styleAttribute = /<[a-z][^<>]*\sstyle\s*=/i;

/** @param html of a whole page, as written by the build: attribute values contain no unescaped ">". */
export function inlineParts(html: string): InlineParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { groups } of html.matchAll(element)) {
    const { name = "", attributes = "", text = "" } = groups ?? {};
    if (name.toLowerCase() === "style") styles.add(hashOf(text));
    else if (!source.test(attributes) && isExecuted(attributes)) scripts.add(hashOf(text));
  }
  return { scripts, styles, hasStyleAttributes: styleAttribute.test(html), hasVideos: /<video\s/i.test(html) };
}

/** Merges the parts that one policy for all of these pages must allow. */
export function mergeInlineParts(parts: Iterable<InlineParts>): InlineParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hasStyleAttributes = false;
  let hasVideos = false;
  for (const part of parts) {
    for (const hash of part.scripts) scripts.add(hash);
    for (const hash of part.styles) styles.add(hash);
    hasStyleAttributes ||= part.hasStyleAttributes;
    hasVideos ||= part.hasVideos;
  }
  return { scripts, styles, hasStyleAttributes, hasVideos };
}

function isExecuted(attributes: string): boolean {
  const given = type.exec(attributes)?.groups?.["type"];
  return given === undefined || executed.has(given.toLowerCase());
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
