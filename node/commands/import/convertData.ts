import type { Literal } from "./literalOf";

type Item = Readonly<Record<string, Literal>>;

const names = ["title", "label", "text", "name"];
const addresses = ["href", "link", "url"];

/**
 * Data of a component that this engine does not have, such as `items={[{ title: "Words", href: "/a" }]}`, as a list.
 *
 * @param linkTo the address as this engine writes it.
 * @returns its lines; none where it is anything other than entries that all have words.
 */
export function listOfData(data: Literal | undefined, linkTo: (href: string) => string): readonly string[] {
  if (!isEntries(data)) return [];
  return data.flatMap((item) => {
    const words = escaped(textAmong(item, names) ?? "");
    const href = textAmong(item, addresses);
    const behind = textAmong(item, ["description"]);
    const target = href === undefined ? undefined : linkTo(href);
    const linked = target === undefined ? words : `[${words}](${target})`;
    return [
      `- ${linked}${behind === undefined ? "" : `: ${escaped(behind)}`}`,
      ...listOfData(item["items"], linkTo).map((line) => `  ${line}`),
    ];
  });
}

function isEntries(data: Literal | undefined): data is readonly Item[] {
  if (!Array.isArray(data)) return false;
  return (data as readonly Literal[]).every(
    (item) => typeof item === "object" && item !== null && !Array.isArray(item) && textAmong(item as Item, names),
  );
}

function textAmong(item: Item, keys: readonly string[]): string | undefined {
  return keys
    .map((key) => item[key])
    .find((value): value is string => typeof value === "string" && value.trim() !== "");
}

const escaped = (text: string) => text.replace(/\s+/g, " ").replace(/[<{*_`[\]\\]/g, "\\$&");
