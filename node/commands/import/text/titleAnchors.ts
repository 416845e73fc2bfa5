import { toString } from "mdast-util-to-string";
import { readLines } from "../code/codeRanges";
import { mayTitleStandLow, theirSlug } from "./convertHeadings";
import type { SourceKind } from "../importedPage";
import type { NamedPage } from "../planNames";
import { createPlainReader } from "./readers";

const title = /^#[ \t]+(?<words>.*\S)[ \t#]*$/;
const anyHeading = /^#{1,6}[ \t]|^(?:<[hH][1-6]\b)/;
const ownAnchor = /[ \t]*\{(?:#|\/\*\s*#)(?<id>[\w-]+)(?:\s*\*\/)?\}[ \t]*$/;

export interface Titles {
  /** Whether an anchor is that of a page's title. Titles have no anchor in this engine, so links to it must lead to the page. */
  readonly isTitle: (anchor: string, page: NamedPage) => boolean;
  /** The title in the text of a page, or else in its front matter; null if there is none. */
  readonly titleOf: (page: NamedPage) => string | null;
}

export async function readTitles(pages: readonly NamedPage[], kind: SourceKind): Promise<Titles> {
  const reader = await createPlainReader(false);
  const titles = new Map(
    pages.map((page) => {
      const mayStandLow = mayTitleStandLow({ kind, hasTitle: typeof page.data["title"] === "string" });
      const words = titleIn(page.body, mayStandLow) ?? "";
      const id = ownAnchor.exec(words)?.groups?.["id"];
      const shown = toString(reader.parse(words.replace(ownAnchor, "")), { includeHtml: false }).trim();
      return [page, { shown, anchor: (id ?? theirSlug(shown, kind)).toLowerCase() }];
    }),
  );
  return {
    isTitle: (anchor, page) => {
      const name = decode(anchor.replace(/^#+/, "")).toLowerCase();
      // Starlight's anchor of the title in the front matter.
      const isTop = kind === "starlight" && name === "_top" && titles.has(page);
      return name !== "" && (isTop || name === titles.get(page)?.anchor);
    },
    titleOf: (page) => {
      const given = page.data["title"];
      return titles.get(page)?.shown || (typeof given === "string" && given.trim()) || null;
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param mayStandLow whether text may precede it. @returns the source of the first heading, if it is a title. */
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
    // In an underlined title of two lines, the line above the underline is taken as the title.
    const isUnderlined = /^=+[ \t]*$/.test(lines[index + 1]?.text ?? "");
    if (!mayStandLow && !isUnderlined && /\S/.test(text) && !/^(?:import|export)\b/.test(text)) return null;
  }
  return null;
}
