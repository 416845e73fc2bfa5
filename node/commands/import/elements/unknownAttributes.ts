import type { Place } from "./elementPlace";

const titled = ["title", "children"];
const code = ["code", "lang", "language", "title", "mark", "meta", "children"];
const card = [
  "title",
  "href",
  "description",
  "icon",
  "target",
  "rel",
  "link",
  "to",
  "page",
  "path",
  "url",
  "doc",
  "slug",
];
const button = ["variant", "icon", "iconPlacement", "target", "rel", "size"];

/** Attributes by element that the import reads, or silently leaves out because they only affect the appearance. */
const known: Readonly<Record<string, readonly string[]>> = {
  Admonition: ["type", "icon", ...titled],
  Aside: ["type", "icon", ...titled],
  Badge: ["text", "variant", "type", "size"],
  Card: card,
  CardGrid: ["stagger"],
  Code: code,
  CodeBlock: code,
  Details: ["summary", "title", "label", "heading", "open"],
  FileTree: [],
  Link: ["to", "href", "id", ...button],
  LinkButton: ["to", "href", "id", ...button],
  LinkCard: card,
  PackageManagers: [
    ...["type", "pkg", "args", "prefix", "comment", "dev", "peer", "exec"],
    ...["pkgManagers", "icons", "frame"],
  ],
  Steps: [],
  TabItem: ["value", "label", "icon", "default", "attributes"],
  Tabs: ["groupId", "syncKey", "values", "group", "defaultValue", "queryString", "lazy", "block"],
};
/** Attributes of any element that readers do not see. */
const silent = /^(?:id|key|ref|class|className|style|slot|data-.*|aria-.*|.*:.*)$/;

/** @returns the source of the attributes that the element's counterpart in this engine does not have. */
export function unknownAttributes({ open, draft }: Pick<Place, "open" | "draft">): readonly string[] {
  if (!Object.hasOwn(known, open.name)) return [];
  return open.attributes
    .filter(({ name }) => !silent.test(name) && known[open.name]?.includes(name) !== true)
    .map(({ start, end }) => draft.text.slice(start, end).replace(/\s+/g, " "));
}
