import type { Definition, Image, Link, Root } from "mdast";
import { each } from "../../../syntax/tree";
import { pictureText } from "../elements/convertTargets";
import type { Draft } from "../draft";
import { isExternalAddress, type ImportedPage } from "../importedPage";

const pictureEnding = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i;

/** Converts the targets of Markdown links and pictures to this site's files and addresses. */
export function convertLinks(draft: Draft, tree: Root, page: ImportedPage): void {
  const { text } = draft;
  each<Link>(tree, ["link"], ({ url, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    if (text[start] !== "[") return;
    const found = lastAddress(text.slice(start, end));
    if (found === null) return;
    const target = targetOf(url, start);
    if (target !== null) draft.replace(start + found.start, start + found.end, target, "links");
  });
  each<Image>(tree, ["image"], ({ url, alt, title, position }, _, parent) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const source = text.slice(start, end);
    const found = lastAddress(source);
    const words = found === null ? (alt ?? "") : source.slice(2, source.lastIndexOf("](", found.start));
    const caption = title ? ` "${title.replaceAll('"', "'")}"` : "";
    const isInLink = parent?.type === "link" || parent?.type === "linkReference";
    const written = pictureText(url, words, page, (...said) => draft.note(start, ...said), {
      title: caption,
      isInLink,
    });
    draft.replace(start, end, written, "pictures");
  });
  each<Definition>(tree, ["definition"], ({ url, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const [opening = "", address = ""] = /^[\s\S]*?\]:\s*(<[^>]*>|\S+)/.exec(text.slice(start, end)) ?? [];
    if (address === "") return;
    const target = pictureEnding.test(url) && !isExternalAddress(url) ? page.pictureTo(url) : targetOf(url, start);
    if (target !== null)
      draft.replace(start + opening.length - address.length, start + opening.length, target, "links");
  });

  function targetOf(url: string, at: number): string | null {
    const target = page.linkTo(url);
    if (target === url) return null;
    if (target === null && !isExternalAddress(url) && !url.startsWith("#"))
      draft.note(at, `"${url}" leads to nothing that was imported: correct the link, or remove it.`);
    return target;
  }
}

/** @returns the range of the address in the source of a link, including angle brackets. */
function lastAddress(source: string): { readonly start: number; readonly end: number } | null {
  const found = [...source.matchAll(/\]\(\s*(<[^>]*>|[^\s)]*(?:\([^\s()]*\)[^\s)]*)*)/g)].at(-1);
  if (!found) return null;
  const end = found.index + found[0].length;
  return { start: end - (found[1] ?? "").length, end };
}
