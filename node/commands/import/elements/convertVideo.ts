import type { Node } from "unist";
import { each, isJsxElement, type JsxElement } from "../../../syntax/tree";
import { addressIn } from "./convertTargets";
import { attributeOf, quoted, type Place } from "./elementPlace";
import { isExternalAddress } from "../importedPage";
import { readTag } from "../text/readTag";

/** Converts a `<video>` with a file of the site to this engine's `<Video>`, which needs a size. */
export function convertVideo(place: Place): void {
  const { draft, open, close, page, node } = place;
  const parts: JsxElement[] = [];
  each<Node>(node, ["mdxJsxFlowElement", "mdxJsxTextElement"], (part) => void (isJsxElement(part) && parts.push(part)));
  // The import replaces its whole content, so nothing inside is converted.
  node.children = [];
  const src =
    addressOf(place, node, "src") ?? parts.map((part) => addressOf(place, part, "src", "source")).find(Boolean);
  const title = (attributeOf(place, "title") ?? attributeOf(place, "aria-label") ?? "").replace(/[<{*_`[\]]/g, "\\$&");
  const linkTo = (address: string) => `[${title || src || ""}](${/[\s()]/.test(address) ? `<${address}>` : address})`;
  const write = (text: string, what: string | null, kind: "hand" | "lost" = "hand", missing?: "video") => {
    if (what !== null) draft.note(open.start, what, kind, missing);
    draft.replace(open.start, close?.end ?? open.end, text, "videos");
  };
  if (!src) return write(title, "A program computes the file of a video: add the video by hand.", "lost", "video");
  if (isExternalAddress(src))
    return write(
      linkTo(src),
      `The video "${src}" is on another host: download it, or keep the link that replaces it.`,
      "hand",
      "video",
    );
  const target = page.knownLinkTo(src);
  if (target === null) {
    const old = page.linkTo(src);
    if (old === null) return write(title, `The video "${src}" was not found.`, "lost", "video");
    const what = `The video "${src}" was not found: download it, or keep the link to the old site that replaces it.`;
    return write(linkTo(old), what, "hand", "video");
  }
  const size = ["width", "height"].map((name) => /^[1-9]\d*(?=(?:px)?$)/.exec(attributeOf(place, name) ?? "")?.[0]);
  const [width = "1280", height = "720"] = size;
  const files = { src: target, width, height, ...filesBeside(place, parts) };
  const written = Object.entries(files).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  const isKnown = size.every((value) => value !== undefined);
  write(
    `<Video${written.join("")}${title === "" ? " />" : `>${title}</Video>`}`,
    isKnown ? null : `The size of the video "${src}" is not known: write its pixels into "width" and "height".`,
  );
}

/** Finds the picture and the subtitles of a video, and reports those whose file is missing. */
function filesBeside(place: Place, parts: readonly JsxElement[]): Readonly<Record<string, string>> {
  const { draft, open, page, node } = place;
  const given = [
    ["poster", addressOf(place, node, "poster")],
    ["subtitles", parts.map((part) => addressOf(place, part, "src", "track")).find(Boolean)],
  ] as const;
  const found = given.flatMap(([name, address]) => {
    if (!address) return [];
    const file = isExternalAddress(address) ? null : page.knownLinkTo(address);
    if (file !== null) return [[name, file] as const];
    draft.note(open.start, `${name}="${address}" of a video was left out, because the source does not have the file.`);
    return [];
  });
  return Object.fromEntries(found);
}

/** @param name element name that the node must have. */
function addressOf({ draft, imported }: Place, node: JsxElement, attribute: string, name = node.name): string | null {
  const tag = node.name === name ? readTag(draft.text, node.position?.start.offset ?? 0) : null;
  const found = tag?.attributes.find((each) => each.name === attribute);
  if (!found) return null;
  return found.kind === "expression" ? addressIn({ imported }, found.value ?? "") : found.value;
}
