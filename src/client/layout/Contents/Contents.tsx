import { useEffect, useRef } from "react";
import type { DocHeading } from "../../../shared/headings";
import { useSite } from "../../hooks/useSite";
import * as styles from "./Contents.module.css";
import { useCurrentHeading } from "./useCurrentHeading";

export interface ContentsProps {
  readonly headings: readonly DocHeading[];
}

/** The page's own contents: beside the text on wide screens, folded above it on small ones. */
export function Contents({ headings }: ContentsProps) {
  const label = useSite().strings.page.contents;
  const current = useCurrentHeading(headings);
  const nav = useRef<HTMLElement>(null);
  // A long list scrolls within itself. By hand, because `scrollIntoView` would move the page too.
  useEffect(() => {
    const entry = nav.current?.querySelector("[aria-current]");
    if (!nav.current || !entry) return;
    const [outer, inner] = [nav.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    nav.current.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
  }, [current]);
  return (
    <nav ref={nav} className={styles.beside} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <List headings={headings} current={current} />
    </nav>
  );
}

export function FoldedContents({ headings }: ContentsProps) {
  const label = useSite().strings.page.contents;
  return (
    <details className={styles.folded}>
      <summary>{label}</summary>
      <List headings={headings} current={null} />
    </details>
  );
}

function List({ headings, current }: ContentsProps & { readonly current: string | null }) {
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
