import type { DocSearchHit, DocSearchModalProps } from "@docsearch/react";
import type { HitKind } from "../../../../shared/search/hitKind";

type ShownHit = Parameters<NonNullable<DocSearchModalProps["hitComponent"]>>[0]["hit"];

/** @returns what a row shows besides the texts of DocSearch; nothing for one from the browser's storage. */
export function lookOf(hit: ShownHit): Partial<RowLook> {
  return ("_snippetResult" in hit ? hit._snippetResult : {}) as Partial<OwnParts>;
}

export interface RowLook {
  readonly kind: HitKind;
  /** Whether the row above it is one of the same page. */
  readonly isInner: boolean;
  /** Number of the row among all of an answer as they stand one below the other, from 0. */
  readonly place: number;
}

/**
 * DocSearch takes one answer to a query. A hit that it shows already gets its snippet when a reader sees it.
 *
 * @returns loads the snippet, and puts it into the hit; null where the hit lacks nothing.
 */
export function fillSnippet(hit: ShownHit): (() => Promise<void>) | null {
  const { load } = lookOf(hit) as Partial<OwnParts>;
  return load
    ? () => load().then(({ content, _snippetResult }) => void Object.assign(hit, { content, _snippetResult }))
    : null;
}

/** In the part of a hit that DocSearch does not store. */
export interface OwnParts extends RowLook {
  readonly load?: () => Promise<DocSearchHit>;
}
