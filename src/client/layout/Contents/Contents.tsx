import { useEffect, useRef, type ReactNode } from "react";
import type { DocHeading } from "../../../shared/headings";
import { fill } from "../../../shared/fill";
import { useSite } from "../../hooks/useSite";
import * as styles from "./Contents.module.css";
import { useCurrentHeading } from "./useCurrentHeading";

export interface ContentsProps {
  readonly headings: readonly DocHeading[];
  /** Reading time; left out if it is too short to be worth mentioning. */
  readonly minutes?: number | undefined;
}

/** The page's table of contents, next to the text on wide screens; on small ones, `FoldedContents` above the text replaces it. */
export function Contents({ headings, minutes }: ContentsProps) {
  const label = useSite().strings.page.contents;
  const current = useCurrentHeading(headings);
  const nav = useRef<HTMLElement>(null);
  // A long list scrolls by itself. This sets `scrollTop`, because `scrollIntoView` would scroll the page too.
  useEffect(() => {
    const entry = nav.current?.querySelector("[aria-current]");
    if (!nav.current || !entry) return;
    const [outer, inner] = [nav.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    nav.current.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
  }, [current]);
  return (
    <nav ref={nav} className={styles.beside} aria-label={label}>
      <p className={styles.label}>{useTitle(minutes)}</p>
      <List headings={headings} current={current} />
    </nav>
  );
}

export function FoldedContents({ headings, minutes }: ContentsProps) {
  return (
    <details className={styles.folded}>
      <summary>{useTitle(minutes)}</summary>
      <List headings={headings} current={null} />
    </details>
  );
}

function useTitle(minutes: number | undefined): ReactNode {
  const { page } = useSite().strings;
  return (
    <>
      {page.contents}
      {minutes && <span className={styles.minutes}>{fill(page.minutes, { count: minutes })}</span>}
    </>
  );
}

function List({ headings, current }: Pick<ContentsProps, "headings"> & { readonly current: string | null }) {
  return (
    <ul className={styles.list} data-smooth-jumps="">
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
