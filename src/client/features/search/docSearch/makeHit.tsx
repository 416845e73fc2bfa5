import { Fragment, startTransition, useEffect, useRef, useState } from "react";
import type { DocSearchModalProps } from "@docsearch/react";
import { KindIcon } from "../KindIcon";
import { lookOf } from "./fillSnippet";
import { patches } from "./patches";
import { whenSeen } from "./whenSeen";

/** Rows that most windows have room for. The first frame does not wait for the texts of those below. */
const rowsAtOnce = 14;

/** A link as any other to the pointer, and the option of its list to the keys (`fixOptions`). The listener of the whole site navigates. */
export function makeHit(toHref: (url: string) => string): NonNullable<DocSearchModalProps["hitComponent"]> {
  return function Hit({ hit, children }) {
    /** How often the hit has changed since it was first shown. */
    const [changes, setChanges] = useState(0);
    const row = useRef<HTMLAnchorElement>(null);
    useEffect(() => {
      if (!row.current || !patches.fillSnippet(hit)) return;
      let isOver = false;
      // What could not be had is asked for again when the row comes into sight again.
      const stop = whenSeen(row.current, () => {
        void patches
          .fillSnippet(hit)?.()
          .then(() => isOver || setChanges((before) => before + 1));
      });
      return () => {
        isOver = true;
        stop();
      };
    }, [hit]);
    const { kind, isInner, place = 0 } = lookOf(hit);
    const [isDrawn, setDrawn] = useState(place < rowsAtOnce);
    useEffect(() => startTransition(() => setDrawn(true)), []);
    return (
      <a ref={row} href={toHref(hit.url)} tabIndex={-1} data-inner={isInner}>
        {kind && <KindIcon kind={kind} />}
        {/* The same elements of DocSearch: made anew, they read the hit once more. */}
        {isDrawn && <Fragment key={changes}>{children}</Fragment>}
      </a>
    );
  };
}
