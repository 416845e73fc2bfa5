import { useState } from "react";
import type { SearchWindowStrings } from "../../../shared/strings";
import { useSite } from "../../hooks/useSite";
import { StartLinks, toStartLinks, type StartLink } from "./StartLinks";

export interface SearchStartProps {
  readonly texts: SearchWindowStrings;
  readonly onLeave: () => void;
}

/** Pages of the reader's group that the window names; more would push the others out of it. */
const mostOfGroup = 4;

/** What the window shows before anything is asked, besides DocSearch's recent searches. */
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
 * @param named links that stand above.
 * @returns the first entries of the sidebar but the open page; none where there is no sidebar.
 */
function readGroup(named: readonly StartLink[]): readonly StartLink[] {
  return [...document.querySelectorAll("aside nav > ul > li > a:not([aria-current])")]
    .map((link) => ({ label: link.textContent ?? "", href: link.getAttribute("href") ?? "" }))
    .filter(({ href }) => named.every((other) => other.href !== href))
    .slice(0, mostOfGroup);
}

/**
 * Arrow keys go from the field, and from the last of DocSearch's own rows, through the links and back.
 *
 * @returns whether the key has been dealt with.
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
    // A letter is the beginning of a query: the browser writes it where the focus is by then.
    if ([...key].length === 1 && key !== " ") field?.focus();
    return false;
  }
  return true;
}
