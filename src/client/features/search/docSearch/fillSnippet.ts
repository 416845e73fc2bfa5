import type { DocSearchHit, DocSearchModalProps } from "@docsearch/react";
import type { HitKind } from "../../../../shared/search/hitKind";

type ShownHit = Parameters<NonNullable<DocSearchModalProps["hitComponent"]>>[0]["hit"];

/** @returns what a row shows in addition to DocSearch's texts; empty for a row from the browser's storage. */
export function lookOf(hit: ShownHit): Partial<RowLook> {
  return ("_snippetResult" in hit ? hit._snippetResult : {}) as Partial<OwnParts>;
}

export interface RowLook {
  readonly kind: HitKind;
  /** Whether the row above belongs to the same page. */
  readonly isInner: boolean;
  /** Position of the row among all rows of an answer, from top to bottom, from 0. */
  readonly place: number;
}

/**
 * DocSearch takes only one answer to a query. A hit that it already shows gets its snippet when the reader sees it.
 *
 * @returns loads the snippet and writes it into the hit; null if the hit is complete.
 */
export function fillSnippet(hit: ShownHit): (() => Promise<void>) | null {
  const { load } = lookOf(hit) as Partial<OwnParts>;
  return load
    ? () => load().then(({ content, _snippetResult }) => void Object.assign(hit, { content, _snippetResult }))
    : null;
}

/** This site's data in the part of a hit that DocSearch does not store. */
export interface OwnParts extends RowLook {
  readonly load?: () => Promise<DocSearchHit>;
}
