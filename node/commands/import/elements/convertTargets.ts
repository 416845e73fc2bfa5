import path from "node:path/posix";
import { contentOf, isJsxElement, type JsxElement } from "../../../syntax/tree";
import { attributeOf, linked, quoted, setTags, unwrap, type Place } from "./elementPlace";
import type { Draft, Missing } from "../draft";
import { isExternalAddress, type ImportedPage } from "../importedPage";
import { literalOf } from "./literalOf";
import { hasInlineContent, setInlineTags } from "./setInlineTags";
import { wordsOf } from "../sidebar/planCategories";

/** Converts `<Link to>` and `<LinkButton href>` to Markdown links, and `<Link id>` to an anchor. */
export function convertLink(place: Place): void {
  const { open, close } = place;
  const href = attributeOf(place, "to") ?? attributeOf(place, "href");
  const id = attributeOf(place, "id");
  const anchor = id === undefined ? "" : `<a id="${quoted(id)}">`;
  if (href !== undefined && close !== null) {
    const before = anchor && `${anchor}</a>`;
    if (hasInlineContent(place)) setInlineTags(place, `${before}[`, `](${linked(place, href)})`, "links");
    else setTags(place, `${before}<a href="${quoted(linked(place, href))}">`, "</a>", "links");
  } else if (href === undefined && anchor !== "") setTags(place, anchor, "</a>", "anchors in tags");
  else unwrap(place, `<${open.name}> ${whyNoLink(place, href)}: ${close ? "its tags were" : "it was"} removed.`);
}

function whyNoLink({ open }: Place, href: string | undefined): string {
  if (href !== undefined) return "contains no words";
  const hasAddress = open.attributes.some(({ name, kind }) => name === "to" || name === "href" || kind === "spread");
  return hasAddress ? "leads to an address that only a program knows" : "has no address";
}

export function convertAnchor(place: Place): void {
  const attribute = place.open.attributes.find(({ name }) => name === "href");
  if (attribute?.kind === "expression") {
    const found = addressIn(place, attribute.value ?? "");
    if (found === null) unwrap(place, "A link leads to an address that only a program knows: its tags were removed.");
    else place.draft.replace(attribute.start, attribute.end, `href="${linked(place, found)}"`, "links");
  } else if (attribute?.value) {
    const found = linked(place, attribute.value);
    if (found !== attribute.value) place.draft.replace(attribute.start, attribute.end, `href="${found}"`, "links");
  }
}

/** @returns the file that an expression refers to: `require("./a.png").default`, `useBaseUrl("/a.png")`, or an imported name. */
export function addressIn({ imported }: Pick<Place, "imported">, expression: string): string | null {
  const called = /^(?:require|useBaseUrl|withBase)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?$/.exec(
    expression.trim(),
  )?.[1];
  const literal = literalOf(expression);
  const name = /^[\w$]+(?:\.src|\.default)?$/.exec(expression.trim())?.[0].split(".")[0];
  return called ?? (typeof literal === "string" ? literal : null) ?? imported.get(name ?? "") ?? null;
}

/**
 * Replaces a frame by a link: the pages' security policy forbids frames, also of the site's own files. An element that contains
 * only the frame goes with it.
 */
export function convertFrame(place: Place): void {
  const { draft, open, close, node } = place;
  const src = attributeOf(place, "src");
  const isOwn = src !== undefined && !isExternalAddress(src);
  const target = isOwn ? linked(place, src) : src;
  const words = (attributeOf(place, "title") ?? (isOwn ? wordsOfFile(src) : src) ?? "").replace(/[[\]{<_*]/g, "\\$&");
  draft.note(
    open.start,
    isOwn
      ? "Pages show no other file in a frame: a link to the file replaces it."
      : "The security policy of pages forbids frames with other sites: a link replaces the frame.",
  );
  const holder = place.parent as unknown as JsxElement | null;
  const isBox = holder !== null && isJsxElement(holder) && /^(?:div|section|center|p)$/.test(holder.name ?? "");
  const isAlone = isBox && contentOf(holder).every((each) => each === node);
  const start = (isAlone ? holder.position?.start.offset : undefined) ?? open.start;
  const end = (isAlone ? holder.position?.end.offset : undefined) ?? close?.end ?? open.end;
  draft.replace(start, end, target === undefined ? "" : `[${words}](${target})`, "frames, now links");
}

/** @returns the name of a file as words; for an index file, the name of its folder. */
function wordsOfFile(src: string): string {
  const name = path.basename(src.replace(/[?#].*$/, "").replace(/(?:\/index)?(?:\.\w+)?\/?$/, ""));
  return name === "" ? src : wordsOf(name);
}

/** Converts Docusaurus' `<ThemedImage sources={{ light, dark }}>` to the light picture; the dark one is copied next to it. */
export function convertThemedImage(place: Place): void {
  const { draft, open, close, page } = place;
  const sources = open.attributes.find(({ name }) => name === "sources")?.value ?? "";
  const [light, dark] = ["light", "dark"].map((mode) => {
    const written = new RegExp(`\\b${mode}\\s*:\\s*((?:[^,}(]|\\([^)]*\\))+)`).exec(sources)?.[1];
    return written === undefined ? null : addressIn(place, written.trim());
  });
  if (!light) {
    convertImage(place);
    return;
  }
  const alt = (attributeOf(place, "alt") ?? "").replace(/\s+/g, " ").replace(/[[\]{<]/g, "\\$&");
  if (dark && page.pictureTo(light, dark) === null) noteLostDark(draft, open.start, { light, dark });
  const written = pictureText(light, alt, page, (...said) => draft.note(open.start, ...said), {
    isInLink: isInLink(place),
  });
  draft.replace(open.start, close?.end ?? open.end, written, "pictures in tags");
}

/** Converts picture elements to Markdown pictures, whose sizes the build adds. */
export function convertImage(place: Place): void {
  const { draft, open, close, page } = place;
  const source = open.attributes.find(({ name }) => name === "src" || name === "img");
  const src = source?.kind === "expression" ? addressIn(place, source.value ?? "") : (source?.value ?? null);
  const alt = (attributeOf(place, "alt") ?? "").replace(/\s+/g, " ").replace(/[[\]{<]/g, "\\$&");
  const written =
    src === null
      ? null
      : pictureText(src, alt, page, (...said) => draft.note(open.start, ...said), {
          isInLink: isInLink(place),
        });
  if (src === null)
    draft.note(
      open.start,
      `A program computes the file of the picture in <${open.name}>: add the picture by hand.`,
      "hand",
      "picture",
    );
  const width = /^([1-9]\d{0,4})(?:px)?$/.exec(attributeOf(place, "width") ?? "")?.[1];
  const sized = width !== undefined && written?.startsWith("![") ? `${written}{width=${width}}` : written;
  draft.replace(open.start, close?.end ?? open.end, sized ?? alt, "pictures in tags");
}

export function noteLostDark(draft: Draft, at: number, { light, dark }: { light: string; dark: string }): void {
  const what = `The picture "${dark}" for dark mode was left out: its file was not found, or has another ending than "${light}".`;
  draft.note(at, what, "lost", "picture");
}

function isInLink({ parent }: Place): boolean {
  return (
    parent?.type === "link" ||
    parent?.type === "linkReference" ||
    (parent !== null && isJsxElement(parent) && parent.name === "a")
  );
}

/** @returns Markdown of a picture, or of the link or text that replaces a picture that cannot be copied. */
export function pictureText(
  src: string,
  alt: string,
  page: ImportedPage,
  note: (what: string, kind?: "hand", missing?: Missing) => void,
  { title = "", isInLink = false }: { readonly title?: string; readonly isInLink?: boolean } = {},
): string {
  const lost = ["hand", "picture"] as const;
  if (isExternalAddress(src) && !src.startsWith("pathname:")) {
    // Links cannot be nested.
    const isText = isInLink || src.startsWith("data:");
    const instead = isText ? "its text replaces it" : "keep the link that replaces it";
    note(`The picture "${src.slice(0, 200)}" is on another host: download it, or ${instead}.`, ...lost);
    return isText ? alt : `[${alt || src}](${src})`;
  }
  const target = page.pictureTo(src);
  if (target === null) {
    note(`The picture "${src}" was not found${alt === "" ? "" : "; its text replaces it"}.`, ...lost);
    return alt;
  }
  if (alt.trim() === "")
    note(`The picture "${src}" has no text for readers who cannot see it: write one into the brackets.`);
  return `![${alt}](${target}${title})`;
}
