import { useState } from "react";
import type { SearchWindowStrings } from "../../../shared/strings";
import { useSite } from "../../hooks/useSite";
import { StartLinks, toStartLinks, type StartLink } from "./StartLinks";

export interface SearchStartProps {
  readonly texts: SearchWindowStrings;
  readonly onLeave: () => void;
}

/** Maximum number of links to pages of the reader's group; more would push the other links out of the window. */
const mostOfGroup = 4;

/** Shown in the window while there is no query, in addition to DocSearch's recent searches. */
export function SearchStart({ texts, onLeave }: SearchStartProps) {
  const { settings, strings } = useSite();
  const [{ start, ofGroup }] = useState(() => {
    const first = toStartLinks(settings.search.start);
    return { start: first, ofGroup: readGroup(first) };
  });
  return (
    <>
      <StartLinks title={strings.search.start} links={start} onLeave={onLeave} />
      <StartLinks title={texts.inGroup} links={ofGroup} onLeave={onLeave} />
    </>
  );
}

/**
 * @param named links that are already shown above.
 * @returns the first entries of the sidebar, except the open page and the named links; none if there is no sidebar.
 */
function readGroup(named: readonly StartLink[]): readonly StartLink[] {
  return [...document.querySelectorAll("aside nav > ul > li > a:not([aria-current])")]
    .map((link) => ({ label: link.textContent ?? "", href: link.getAttribute("href") ?? "" }))
    .filter(({ href }) => named.every((other) => other.href !== href))
    .slice(0, mostOfGroup);
}

/**
 * Lets the arrow keys move from the field, or from the last of DocSearch's own rows, through the links and back.
 *
 * @returns whether the key was handled.
 */
export function moveInStart(frame: HTMLElement, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const links = [...frame.querySelectorAll<HTMLElement>(".search-start a")];
  const field = frame.querySelector("input");
  if (links.length === 0 || ctrlKey || metaKey || altKey) return false;
  const place = links.findIndex((link) => link === document.activeElement);
  if (place < 0) {
    const last = [...frame.querySelectorAll("[role='option']")].at(-1);
    const isAtEnd = last === undefined || last.getAttribute("aria-selected") === "true";
    if (key !== "ArrowDown" || document.activeElement !== field || !isAtEnd) return false;
    links[0]?.focus();
    return true;
  }
  if (key === "ArrowDown") links[place + 1]?.focus();
  else if (key === "ArrowUp") (links[place - 1] ?? field)?.focus();
  else {
    // A letter starts a query: with the focus in the field, the browser types it there.
    if ([...key].length === 1 && key !== " ") field?.focus();
    return false;
  }
  return true;
}
