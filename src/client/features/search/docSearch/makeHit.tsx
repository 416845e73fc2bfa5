import { Fragment, startTransition, useEffect, useRef, useState } from "react";
import type { DocSearchModalProps } from "@docsearch/react";
import { KindIcon } from "../KindIcon";
import { lookOf } from "./fillSnippet";
import { patches } from "./patches";
import { whenSeen } from "./whenSeen";

/** Number of rows that fit into most windows. The first frame does not wait for the texts of the rows below. */
const rowsAtOnce = 14;

/** Makes a row: a normal link for the pointer, an option of its list for the keyboard (`fixOptions`). The site's listener navigates. */
export function makeHit(toHref: (url: string) => string): NonNullable<DocSearchModalProps["hitComponent"]> {
  return function Hit({ hit, children }) {
    /** How often the hit has changed since it was first shown. */
    const [changes, setChanges] = useState(0);
    const row = useRef<HTMLAnchorElement>(null);
    useEffect(() => {
      if (!row.current || !patches.fillSnippet(hit)) return;
      let isOver = false;
      // A snippet that could not be loaded is requested again when the row comes into view again.
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
        {/* DocSearch's elements are the same; a new key remounts them, so that they read the hit again. */}
        {isDrawn && <Fragment key={changes}>{children}</Fragment>}
      </a>
    );
  };
}
