import { toString } from "mdast-util-to-string";
import { readLines } from "../code/codeRanges";
import { mayTitleStandLow, theirSlug } from "./convertHeadings";
import type { SourceKind } from "../importedPage";
import type { NamedPage } from "../planNames";
import { createPlainReader } from "./readers";

const title = /^#[ \t]+(?<words>.*\S)[ \t#]*$/;
const anyHeading = /^#{1,6}[ \t]|^(?:<[hH][1-6]\b)/;
const ownAnchor = /[ \t]*\{(?:#|\/\*\s*#)(?<id>[\w-]+)(?:\s*\*\/)?\}[ \t]*$/;

/**
 * Here a title is no heading, so a link to its anchor means the page.
 *
 * @returns a test of links: whether the anchor is that of the title of a page.
 */
export async function createTitleTest(
  pages: readonly NamedPage[],
  kind: SourceKind,
): Promise<(anchor: string, page: NamedPage) => boolean> {
  const reader = await createPlainReader(false);
  const anchors = new Map(
    pages.map((page) => {
      const mayStandLow = mayTitleStandLow({ kind, hasTitle: typeof page.data["title"] === "string" });
      const words = titleIn(page.body, mayStandLow) ?? "";
      const id = ownAnchor.exec(words)?.groups?.["id"];
      const shown = toString(reader.parse(words.replace(ownAnchor, "")), { includeHtml: false }).trim();
      return [page, (id ?? theirSlug(shown, kind)).toLowerCase()];
    }),
  );
  return (anchor, page) => {
    const name = decode(anchor.replace(/^#+/, "")).toLowerCase();
    // Starlight's own, of the title in the front matter.
    const isTop = kind === "starlight" && name === "_top" && anchors.has(page);
    return name !== "" && (isTop || name === anchors.get(page));
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param mayStandLow whether text may stand above it. @returns the source of the first heading, where it is a title. */
function titleIn(body: string, mayStandLow: boolean): string | null {
  const lines = readLines(body.replaceAll("\r\n", "\n").replace(/<!--[\s\S]*?-->/g, ""));
  for (const [index, { text, fence }] of lines.entries()) {
    if (fence !== null) {
      if (!mayStandLow) return null;
      continue;
    }
    const words = title.exec(text)?.groups?.["words"];
    if (words !== undefined) return words;
    if (/^=+[ \t]*$/.test(text) && (lines[index - 1]?.text.trim() ?? "") !== "") return lines[index - 1]?.text ?? null;
    if (anyHeading.test(text)) return null;
    // A title of two lines is named by its second one.
    const isUnderlined = /^=+[ \t]*$/.test(lines[index + 1]?.text ?? "");
    if (!mayStandLow && !isUnderlined && /\S/.test(text) && !/^(?:import|export)\b/.test(text)) return null;
  }
  return null;
}
