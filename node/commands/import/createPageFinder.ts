import path from "node:path/posix";
import type { Linker } from "./createLinker";
import { isExternalAddress, type ImportedPage } from "./importedPage";
import type { NamedPage } from "./planNames";
import { wordsOf } from "./sidebar/planCategories";
import { relativeLink } from "../../checks/linkChecker";
import type { Titles } from "./text/titleAnchors";

/** @returns the page that a name means on a page, as this engine links to it. */
export type PageFinder = (name: string, from: NamedPage) => ReturnType<ImportedPage["pageAt"]>;

/** Components name pages from the folder of documents, such as "guide/install#two"; links do it from the page. */
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

/** As the import names a page without a title. */
function nameOf({ isIndex, target, id }: NamedPage): string {
  return wordsOf(isIndex ? path.basename(path.dirname(target)) : path.basename(id));
}
