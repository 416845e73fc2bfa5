import { placeOf } from "../../syntax/tree";
import { listOfData } from "./convertData";
import { attributeOf, giveWay, linked, unwrap, type Place } from "./elementPlace";
import { commandTabs } from "./commandTabs";
import { linkOfElement } from "./linkOfElement";
import { literalOf } from "./literalOf";

/** What stays of an element that gives way to what it holds: its title, and entries among its properties as a list. */
function restOf(place: Place): string {
  const { draft, open, close, node } = place;
  const isAlone = node.type === "mdxJsxFlowElement" && /^[ \t]*(?:\n|$)/.test(draft.text.slice(open.end));
  if (!isAlone) return "";
  const lead = " ".repeat(placeOf(node).column - 1);
  const title = attributeOf(place, "title");
  const list = open.attributes
    .filter(({ kind }) => kind === "expression")
    .flatMap(({ value }) => listOfData(literalOf(value ?? ""), (href) => linked(place, href)));
  const words =
    title === undefined || (close === null && list.length === 0)
      ? []
      : [`**${titleOf(place, title)}**`, ...(list.length > 0 ? [""] : [])];
  return [...words, ...list].map((line, index) => (index === 0 || line === "" ? line : lead + line)).join("\n");
}

function titleOf(place: Place, title: string): string {
  const words = title.replace(/[<{*_`[\]]/g, "\\$&");
  const href = attributeOf(place, "href");
  return href === undefined ? words : `[${words}](${linked(place, href)})`;
}

/** Removes the tags of an element that has no match here, and says what they held. */
export function takeOut(place: Place): void {
  const { name } = place.open;
  if (commandTabs(place) || linkOfElement(place)) return;
  const known = ["Fragment", "BrowserOnly", "ClientOnly", "React.Fragment"].includes(name);
  const rest = restOf(place);
  const words = place.open.attributes.filter(
    ({ name: key, kind, value }) => kind === "quoted" && /\s/.test(value ?? "") && !(key === "title" && rest !== ""),
  );
  // The title is a link to it, where there is one.
  const hrefLeft = rest === "" ? place.open.attributes.filter(({ name: key }) => key === "href") : [];
  const said = words
    .concat(hrefLeft)
    .map(({ name: key, value }) => `${key}="${value ?? ""}"`)
    .join(" ");
  if (known) giveWay(place);
  else
    unwrap(
      place,
      `<${name}> is not an element here: ${place.close ? "its tags were removed" : "it was removed"}${said === "" ? "" : `, with ${said}`}.`,
      rest,
    );
}
