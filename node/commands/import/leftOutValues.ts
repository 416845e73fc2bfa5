import type { Note } from "./draft";

type Data = Readonly<Record<string, unknown>>;

/** Heading levels that the table of contents shows. */
const [lowest, highest] = [2, 3];

/**
 * Checks keys that this engine does not support but accepts if their value equals its default behaviour.
 *
 * @param hasNoNeighbours whether the page has neither a previous nor a next page.
 * @returns notes on values that would have changed the page.
 */
export function leftOutValues(data: Data, hasNoNeighbours: boolean): readonly Omit<Note, "offset">[] {
  const contents = objectOf(data["tableOfContents"]);
  const levels = [
    ["toc_min_heading_level", data["toc_min_heading_level"], lowest],
    ["toc_max_heading_level", data["toc_max_heading_level"], highest],
    ["tableOfContents.minHeadingLevel", contents["minHeadingLevel"], lowest],
    ["tableOfContents.maxHeadingLevel", contents["maxHeadingLevel"], highest],
  ] as const;
  const named = levels.filter(([, value, own]) => typeof value === "number" && value !== own).map(([key]) => key);
  const neighbours = hasNoNeighbours
    ? []
    : ["pagination_next", "pagination_prev", "next", "prev"].filter(
        (key) => Object.hasOwn(data, key) && data[key] !== true,
      );
  return [
    ...[...named, ...(isOtherOutline(data["outline"]) ? ["outline"] : [])].map((key) =>
      lost(key, "the table of contents shows ## and ###"),
    ),
    ...neighbours.map((key) => lost(key, "the pages before and after are those of the sidebar")),
    ...leftOutOfSidebar(objectOf(data["sidebar"])),
  ];
}

/** @source Starlight: a badge is its words, or an object with `text` and `variant`. */
function leftOutOfSidebar({ hidden, badge }: Data): readonly Omit<Note, "offset">[] {
  const words = typeof badge === "string" ? badge : objectOf(badge)["text"];
  const named = typeof words === "string" ? ` ("${words}")` : "";
  return [
    ...(hidden === true ? [lost("sidebar.hidden", "every page is in its sidebar")] : []),
    ...(badge ? [lost("sidebar.badge", `the sidebar shows no badges${named}`)] : []),
  ];
}

/** @source VitePress: one level, a pair of levels, or "deep" for all; the default is level 2. */
function isOtherOutline(value: unknown): boolean {
  if (Array.isArray(value)) return value[0] !== lowest || value[1] !== highest;
  return typeof value === "string" || (typeof value === "number" && value !== lowest);
}

function lost(key: string, why: string): Omit<Note, "offset"> {
  return { kind: "lost", what: `The key "${key}" was left out: ${why}.` };
}

function objectOf(value: unknown): Data {
  return typeof value === "object" && value !== null ? (value as Data) : {};
}
