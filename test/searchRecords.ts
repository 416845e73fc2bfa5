import type { SearchRecord } from "../src/shared/search/records";

interface Section {
  readonly heading?: string;
  /** Name of the item of the reference data that the record is about. */
  readonly name?: string;
  readonly content?: string;
  readonly code?: string;
  readonly aliases?: readonly string[];
  readonly group?: string | null;
}

/** A record of a page in the group "launch": its beginning, a section, or an item of its reference data. */
export function testRecord(path: string, title: string, section: Section): SearchRecord {
  const { heading, name = null, content = null, code = null, aliases = [], group = "launch" } = section;
  const own = name ?? heading ?? null;
  const anchor = own === null ? null : own.toLowerCase().replaceAll(" ", "-");
  const url = `https://docs.example.org${path}`;
  return {
    objectID: `${path}#${anchor ?? ""}`,
    hierarchy: { lvl0: "Launch", lvl1: title, lvl2: own, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    summary: null,
    content,
    code,
    name,
    aliases,
    isDefinition: false,
    anchor,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    type: own === null ? "lvl1" : "lvl2",
    language: "en",
    version: "current",
    docusaurus_tag: "docs-default-current",
    pageKind: "page",
    group,
    weight: { page: 1, pageRank: 1, level: 100, position: 0 },
  };
}
