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
  const write = (text: string, what: string | null, kind: "hand" | "lost" = "hand", missing?: "video") => {
    if (what !== null) draft.note(open.start, what, kind, missing);
    draft.replace(open.start, close?.end ?? open.end, text, "videos");
  };
  if (!src) return write(title, "A program computes the file of a video: add the video by hand.", "lost", "video");
  if (isExternalAddress(src))
    return write(
      `[${title || src}](${src})`,
      `The video "${src}" is on another host: download it, or keep the link that replaces it.`,
      "hand",
      "video",
    );
  const target = page.linkTo(src);
  if (target === null) return write(title, `The video "${src}" was not found.`, "lost", "video");
  const size = ["width", "height"].map((name) => /^[1-9]\d*(?=(?:px)?$)/.exec(attributeOf(place, name) ?? "")?.[0]);
  const [width = "1280", height = "720"] = size;
  const poster = addressOf(place, node, "poster");
  const subtitles = parts.map((part) => addressOf(place, part, "src", "track")).find(Boolean);
  const written = Object.entries({
    ...{ src: target, width, height },
    ...{ poster: poster && page.linkTo(poster), subtitles: subtitles && page.linkTo(subtitles) },
  }).flatMap(([name, value]) => (value ? [` ${name}="${quoted(value)}"`] : []));
  const isKnown = size.every((value) => value !== undefined);
  write(
    `<Video${written.join("")}${title === "" ? " />" : `>${title}</Video>`}`,
    isKnown ? null : `The size of the video "${src}" is not known: write its pixels into "width" and "height".`,
  );
}

/** @param name element name that the node must have. */
function addressOf({ draft, imported }: Place, node: JsxElement, attribute: string, name = node.name): string | null {
  const tag = node.name === name ? readTag(draft.text, node.position?.start.offset ?? 0) : null;
  const found = tag?.attributes.find((each) => each.name === attribute);
  if (!found) return null;
  return found.kind === "expression" ? addressIn({ imported }, found.value ?? "") : found.value;
}
