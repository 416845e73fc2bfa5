import path from "node:path/posix";
import type { Linker } from "./createLinker";
import { isExternalAddress, type ImportedPage } from "./importedPage";
import type { NamedPage } from "./planNames";
import { wordsOf } from "./sidebar/planCategories";
import { relativeLink } from "../../checks/linkChecker";
import type { Titles } from "./text/titleAnchors";

/** @returns the page that a name on the page `from` refers to, as a link and a title. */
export type PageFinder = (name: string, from: NamedPage) => ReturnType<ImportedPage["pageAt"]>;

/** Components name pages relative to the documents folder, such as "guide/install#two"; links are relative to their page. */
export function createPageFinder(
  { pageOf, pageFrom }: Pick<Linker, "pageOf" | "pageFrom">,
  { isTitle, titleOf }: Titles,
): PageFinder {
  return (name, from) => {
    const [, address = "", anchor = ""] = /^([^?#\s]+)(#\S*)?$/.exec(name.trim()) ?? [];
    if (address === "" || isExternalAddress(address)) return null;
    const found = (address.startsWith(".") ? null : pageOf(address)) ?? pageFrom(address, from);
    if (found === null) return null;
    const behind = isTitle(anchor, found) ? "" : anchor;
    return { href: relativeLink(from.target, found.target) + behind, title: titleOf(found) ?? nameOf(found) };
  };
}

/** Title that the import gives to a page without one. */
function nameOf({ isIndex, target, id }: NamedPage): string {
  return wordsOf(isIndex ? path.basename(path.dirname(target)) : path.basename(id));
}
