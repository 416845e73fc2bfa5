import { missingWords } from "../draft";
import { attributeTexts } from "./attributeTexts";
import { attributeOf, standsAlone, type Place } from "./elementPlace";

const names =
  /^(?:DetailedExplanation|ShowSolution|Spoiler|Collapse|Collapsible|Accordion|AccordionItem|Disclosure|Expand|Expandable|Expander|Toggle)$/;
const titles = ["title", "summary", "label", "heading"];

/**
 * Converts a disclosure element with another name, a title and content to `<details>`.
 *
 * @returns false if the element is not of this form.
 */
export function disclosure(place: Place): boolean {
  const { draft, open, close } = place;
  const titled = titles.find(
    (name) => typeof attributeOf(place, name) === "string" && attributeOf(place, name)?.trim(),
  );
  const inside = close === null ? "" : draft.text.slice(open.end, close.start);
  if (!names.test(open.name) || titled === undefined || close === null || inside.trim() === "") return false;
  if (!standsAlone(place)) return false;
  const lead = draft.leadOf(open.start);
  const summary = (attributeOf(place, titled) ?? "").replace(/\s+/g, " ").replace(/[<{*_`[\]]/g, "\\$&");
  const behind = /^[ \t]*\n/.test(inside) ? "" : `\n\n${lead}`;
  const before = /\n[ \t]*$/.test(inside) ? "" : `\n\n${lead}`;
  const { left } = attributeTexts(place);
  const others = left.filter(({ attribute }) => attribute?.startsWith(`${titled}=`) !== true);
  if (others.length > 0)
    draft.note(
      open.start,
      `<${open.name}> is <details> now: ${others.map(({ attribute, what }) => attribute ?? what ?? "").join(", ")} was left out.`,
      "hand",
      missingWords(others.map(({ words }) => words)),
    );
  draft.replace(open.start, open.end, `<details>\n${lead}<summary>${summary}</summary>${behind}`, "details");
  draft.replace(close.start, close.end, `${before}</details>`);
  return true;
}
