import type { DocSearchHit } from "@docsearch/react";
import { linesOf } from "../../../../shared/linesOf";
import type { Marked } from "../../../../shared/search/markText";
import type { SearchHit } from "../../../../shared/search/toHits";
import { patches } from "./patches";
import { shorten } from "./shorten";

/** Reserves the line of a snippet that has not loaded yet: DocSearch omits a snippet without text. */
const emptyLine = "&nbsp;";
/** Letters of an excerpt: one line of the window, two on a phone. The style sheet hides words that do not fit, whole words only. */
const longestExcerpt = { phone: 60, other: 80 };
/** Widest phone in CSS pixels, as in search.css. */
const widestPhone = 480;

/** Hits of one page are consecutive; only the first one names the page. */
export function toDocSearchHits(hits: readonly SearchHit[]): DocSearchHit[] {
  const pageOf = (hit: SearchHit | undefined) => hit?.path.split("#")[0];
  // DocSearch shows one group after the other.
  const groups = [...new Set(hits.map(({ group }) => group.label))];
  const shown = groups.flatMap((label) => hits.filter(({ group }) => group.label === label));
  return hits.map((hit, rank) => toDocSearchHit(hit, shown.indexOf(hit), pageOf(hits[rank - 1]) === pageOf(hit)));
}

/** DocSearch inserts every text of a hit as HTML, except the name of the group. */
function toDocSearchHit(hit: SearchHit, place: number, isInner: boolean): DocSearchHit {
  const { id, path, kind, title, headings, snippet, group, trail, load, hasFailed } = hit;
  const isComing = load !== undefined && !hasFailed;
  const own = headings.at(-1);
  const type = own ? "lvl2" : "lvl1";
  const { pieces, goesOn } = shorten(snippet, longestExcerpt[innerWidth > widestPhone ? "other" : "phone"]);
  const above = own
    ? [...(isInner ? [] : [title]), ...headings.slice(0, -1)].map(toHtml)
    : trail.slice(1).map(patches.escapeHtml);
  const way = above.join(" › ");
  const hasLine = isComing || pieces.length > 0;
  const excerpt = isComing ? emptyLine : `<span>${toHtml(pieces)}</span>${goesOn ? "<span> …</span>" : ""}`;
  const name = toHtml(own ?? title) + (way && (hasLine || !own) ? ` <small>${way}</small>` : "");
  const result = {
    content: { value: excerpt, matchLevel: "full" },
    hierarchy: {
      lvl0: { value: group.label, matchLevel: "none" },
      // In the second line of a place on a page, DocSearch shows the page (`lvl1`).
      lvl1: { value: own ? (hasLine ? excerpt : way) : name, matchLevel: "full" },
      ...(own ? { lvl2: { value: name, matchLevel: "full" } } : {}),
    },
    kind,
    isInner,
    place,
  };
  return {
    objectID: id,
    url: path,
    url_without_anchor: path.split("#")[0] ?? path,
    anchor: path.split("#")[1] ?? null,
    type,
    content: own || !hasLine ? null : isComing ? emptyLine : patches.escapeHtml(toText(pieces) + (goesOn ? " …" : "")),
    hierarchy: {
      lvl0: group.label,
      // Only the title: DocSearch groups the hits of one page by it.
      lvl1: patches.escapeHtml(toText(title)),
      lvl2: own ? patches.escapeHtml(toText(own)) : null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: result as unknown as DocSearchHit["_highlightResult"],
    _snippetResult: (load
      ? { ...result, load: () => load().then((filled) => toDocSearchHit(filled, place, isInner)) }
      : result) as unknown as DocSearchHit["_snippetResult"],
  };
}

function toText(marked: Marked): string {
  return marked.map(({ text }) => text).join("");
}

function toHtml(marked: Marked): string {
  return marked
    .map(({ text, isMarked }) => {
      const html = linesOf(text).map(patches.escapeHtml).join("<wbr>");
      return isMarked ? `<mark>${html}</mark>` : html;
    })
    .join("");
}
