import { describe, type HitKind } from "./hitKind";
import type { PageOutline, RecordOutline } from "./indexFormat";
import { beginningOf, markText, plain, snippetOf, type Marked } from "./markText";
import { remember } from "./remember";
import type { PageResult } from "./searchIndex";

/** One place on a page. */
export interface SearchHit {
  /** Unique among the hits of an answer, and the same for the same place at another time. */
  readonly id: string;
  /** Address with its anchor, without the path prefix. */
  readonly path: string;
  readonly kind: HitKind;
  /** Title of the page. */
  readonly title: Marked;
  /** Headings from the title down to the place; empty for the page's beginning. */
  readonly headings: readonly Marked[];
  readonly snippet: Marked;
  /** Name of the group that readers see, and of its sidebar where it is known. */
  readonly group: { readonly name: string | null; readonly label: string };
  /** From the group down to the page's parent. */
  readonly trail: readonly string[];
  /** Loads its snippet, where that is not here yet. Never fails: without one the hit stays as it is, and can be asked again. */
  readonly load?: () => Promise<SearchHit>;
  /** Whether its snippet could not be had when it was last asked for. */
  readonly hasFailed?: true;
}

/** Name of a sidebar that readers see, by its own name. */
export type LabelOf = (group: string | null) => string;

/** @returns the places of a page that was found, as readers see them. */
export function toHits({ page, records, load }: PageResult, labelOf: LabelOf): readonly SearchHit[] {
  // The rows of one page are filled together.
  const loadAll = load && remember(() => load().then((result) => toHits(result, labelOf)));
  const countIds = new Map<string, number>();
  // What stands above a further row of the page itself has named the page already.
  const shown = records.filter(({ record }, place) => place === 0 || record.anchor !== null);
  return shown.map(({ record, terms: found }, place) => {
    const terms = new Set(found);
    const { anchor, headings, content = "", code = "", isReference = false } = record;
    const described = describe(isReference, headings.length, content);
    const { kindName, text } = described;
    const kind = thingOf(record, page) ?? described.kind;
    const path = `${page.path}${anchor === null ? "" : `#${anchor}`}`;
    const name = `${path} ${headings.at(-1) ?? ""}`;
    // A long section, or a command that is described twice, has several records.
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

/** @returns what a section is about that has the name of a thing of its page's reference data: a command, not a heading. */
function thingOf({ headings, isReference }: RecordOutline, { records }: PageOutline): HitKind | undefined {
  const name = headings.at(-1);
  if (isReference || name === undefined) return undefined;
  const thing: (RecordOutline & { readonly content?: string }) | undefined = records.find(
    (record) => record.isReference && record.headings.at(-1) === name,
  );
  return thing && describe(true, headings.length, thing.content ?? "").kind;
}
