import type { MouseEvent } from "react";
import { withPrefix } from "gatsby";
import { KindIcon } from "./KindIcon";

export interface StartLink {
  readonly label: string;
  /** Address with the path prefix. */
  readonly href: string;
}

export interface StartLinksProps {
  readonly title: string;
  readonly links: readonly StartLink[];
  /** Called when the reader follows a link in the same browser tab. */
  readonly onLeave?: () => void;
}

/** Pages to start with, while there is no query: plain links, which work without script. */
export function StartLinks({ title, links, onLeave }: StartLinksProps) {
  if (links.length === 0) return null;
  const leave = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onLeave?.();
  };
  return (
    <section className="search-start">
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} data-search-stop="" onClick={leave}>
              <KindIcon kind="page" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function toStartLinks(start: readonly { readonly label: string; readonly to: string }[] = []): StartLink[] {
  return start.map(({ label, to }) => ({ label, href: /^https?:/.test(to) ? to : withPrefix(to) }));
}
