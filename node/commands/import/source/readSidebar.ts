import GithubSlugger from "github-slugger";
import { literalOfModule, type Literal, type UnreadPart } from "../elements/literalOf";
import { readModule, type ConfigurationFile } from "./readModule";

/** An entry of the old site's sidebar. */
export interface SidebarEntry {
  readonly label: string | null;
  /** A document's id or address; null for a heading of a group. */
  readonly target: string | null;
  readonly items: readonly SidebarEntry[];
  /** Folder whose documents are all listed. */
  readonly folder?: string | undefined;
  /** Whether a group starts closed, if the sidebar says so. */
  readonly collapsed?: boolean;
  /** Address of the page that Docusaurus generates for a group, relative to the base of its documents. */
  readonly index?: string;
}

/**
 * Reads a sidebar as far as it is plain data. Docusaurus: lists by name; VitePress: a list, or lists by address; Starlight: a list.
 *
 * @param given a JavaScript, TypeScript or JSON file.
 * @param named the key or constant that holds the sidebar; default: what the file exports.
 * @param onUnread called with a message for each part that must be computed, and its file.
 * @returns null if the whole sidebar must be computed.
 */
export function readSidebar(
  given: ConfigurationFile,
  named?: string,
  onUnread: (what: string, file: string) => void = () => undefined,
): readonly SidebarEntry[] | null {
  const report = ({ key, beside, within }: UnreadPart, file: string) => {
    const isEntry = beside.some((name) => entryKeys.includes(name));
    if (isEntry && key !== null && !entryKeys.includes(key)) return;
    const place = within === "" ? "the sidebar" : `the sidebar's "${within}"`;
    onUnread(`${key === null ? "An entry" : `"${key}"`} of ${place} is computed by a program, and was left out.`, file);
  };
  const read = readModule(given, report);
  const data = read && literalOfModule(read.module, read.names, named, (part) => void report(part, given.file));
  if (typeof data !== "object" || data === null) return null;
  return entriesOf(data, "", true);
}

const entryKeys = ["label", "text", "id", "slug", "link", "href", "items", "base", "type", "autogenerate", "dirName"];

type Data = Readonly<Record<string, Literal>>;

function entriesOf(data: Literal, base: string, isTop = false): readonly SidebarEntry[] {
  if (typeof data === "string") return [{ label: null, target: base + data, items: [] }];
  if (Array.isArray(data)) return (data as readonly Literal[]).flatMap((item) => entriesOf(item, base));
  if (typeof data !== "object" || data === null) return [];
  const { label, text, id, slug, link, href, items, base: ownBase, type, autogenerate, dirName } = data as Data;
  const { collapsed, collapsible } = data as Data;
  const isEntry = [label, text, id, slug, link, items, type, autogenerate].some((value) => value !== undefined);
  // An object of lists by name: at the top the sidebars, below Docusaurus' short form of a category.
  if (!isEntry) {
    return Object.entries(data as Data).map(([name, value]) => ({
      label: isTop ? null : name,
      target: null,
      items: entriesOf(value, base),
    }));
  }
  const within = typeof ownBase === "string" ? ownBase : base;
  const own = [id, slug, link, href].find((value) => typeof value === "string");
  // The link of a category may name its page.
  const page = typeof link === "object" && link !== null ? (link as Data)["id"] : undefined;
  const target = own ?? (typeof page === "string" ? page : null);
  const folder = (autogenerate as Data | undefined)?.["directory"] ?? dirName;
  const name = [label, text].find((value) => typeof value === "string");
  return [
    {
      label: typeof name === "string" ? name : null,
      target: typeof target === "string" ? (target === own && own === link ? within : "") + target : null,
      items: items === undefined ? [] : entriesOf(items, within),
      ...(typeof folder === "string" ? { folder: folder.replace(/^\.?\/+|\/+$/g, "") } : {}),
      ...(collapsible === false ? { collapsed: false } : typeof collapsed === "boolean" ? { collapsed } : {}),
      ...indexOf(link, typeof name === "string" ? name : ""),
    },
  ];
}

/** @source Docusaurus: the address of a group's generated page is its `slug`, or else made from the group's label. */
function indexOf(link: Literal | undefined, label: string): Pick<SidebarEntry, "index"> {
  if (typeof link !== "object" || link === null) return {};
  const { type, slug } = link as Data;
  if (type !== "generated-index") return {};
  return { index: typeof slug === "string" ? slug : `/category/${new GithubSlugger().slug(label)}` };
}
