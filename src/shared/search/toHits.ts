import { describe, type HitKind } from "./hitKind";
import type { PageOutline, RecordOutline } from "./indexFormat";
import { beginningOf, markText, plain, snippetOf, type Marked } from "./markText";
import { remember } from "./remember";
import type { PageResult } from "./searchIndex";

/** One place on a found page. */
export interface SearchHit {
  /** Unique among the hits of an answer, and stable: a place always has the same id. */
  readonly id: string;
  /** Path with anchor, without the path prefix. */
  readonly path: string;
  readonly kind: HitKind;
  /** Title of the page. */
  readonly title: Marked;
  /** Headings from below the title down to the place; empty for the page's beginning. */
  readonly headings: readonly Marked[];
  readonly snippet: Marked;
  /** Label of the group that readers see, and name of its sidebar if it is known. */
  readonly group: { readonly name: string | null; readonly label: string };
  /** From the group down to the page's parent. */
  readonly trail: readonly string[];
  /** Loads the snippet if it is not loaded yet. Never rejects: on failure it returns the hit unchanged, and can be called again. */
  readonly load?: () => Promise<SearchHit>;
  /** Whether the last attempt to load the snippet failed. */
  readonly hasFailed?: true;
}

/** Returns the label of a group for readers by the name of its sidebar. */
export type LabelOf = (group: string | null) => string;

/** @returns the hits of a found page. */
export function toHits({ page, records, load }: PageResult, labelOf: LabelOf): readonly SearchHit[] {
  // Load the snippets of all rows of a page together.
  const loadAll = load && remember(() => load().then((result) => toHits(result, labelOf)));
  const countIds = new Map<string, number>();
  // A further row for the page itself is left out: the row above it already names the page.
  const shown = records.filter(({ record }, place) => place === 0 || record.anchor !== null);
  return shown.map(({ record, terms: found }, place) => {
    const terms = new Set(found);
    const { anchor, headings, content = "", code = "", isReference = false } = record;
    const described = describe(isReference, headings.length, content);
    const { kindName, text } = described;
    const kind = thingOf(record, page) ?? described.kind;
    const path = `${page.path}${anchor === null ? "" : `#${anchor}`}`;
    const name = `${path} ${headings.at(-1) ?? ""}`;
    // Several records may have the same name: a long section, or a command that is described twice.
    const number = (countIds.get(name) ?? 0) + 1;
    countIds.set(name, number);
    const hit: SearchHit = {
      id: number === 1 ? name : `${name} ${number}`,
      path,
      kind,
      title: markText(page.title, terms),
      headings: headings.map((heading) => markText(heading, terms)),
      snippet: [
        ...plain(kindName && text ? `${kindName} · ` : kindName),
        ...(snippetOf(text, terms) ?? snippetOf(code, terms) ?? beginningOf(text)),
      ],
      group: { name: page.group, label: labelOf(page.group) },
      trail: page.trail,
    };
    if (!loadAll) return hit;
    const load = (): Promise<SearchHit> =>
      loadAll(null).then(
        (hits) => hits[place] ?? hit,
        () => ({ ...hit, load, hasFailed: true }),
      );
    return { ...hit, load };
  });
}

/** @returns the kind of a section with the same name as a thing of its page's reference data: a command, not a heading. */
function thingOf({ headings, isReference }: RecordOutline, { records }: PageOutline): HitKind | undefined {
  const name = headings.at(-1);
  if (isReference || name === undefined) return undefined;
  const thing: (RecordOutline & { readonly content?: string }) | undefined = records.find(
    (record) => record.isReference && record.headings.at(-1) === name,
  );
  return thing && describe(true, headings.length, thing.content ?? "").kind;
}
