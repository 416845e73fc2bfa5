import type { Image, ImageReference, Parent, Root, Text } from "mdast";
import type { Extension } from "mdast-util-from-markdown";
import { each } from "./tree";

/** Braces after a picture take nothing else: its height follows from its width. */
export const adviceOnWidth = 'write only the width in pixels, directly behind the picture: "{width=300}".';

/** The width in CSS pixels, as in `{width=300}` directly after a picture. */
const inBraces = /^\s*width\s*=\s*(?:"([1-9]\d{0,4})"|([1-9]\d{0,4}))\s*$/;
const inText = /^\{([^{}]*)\}/;

/** Parses `![A chart](./chart.png){width=300}`: in MDX, the braces are an expression; in plain Markdown, they are text. */
export const pictureWidthFromMarkdown: Extension = {
  transforms: [
    (tree: Root) => {
      each<Image | ImageReference>(tree, ["image", "imageReference"], (picture, index, parent) => {
        const width = parent === null || index === null ? null : takeWidth(parent, index + 1);
        if (width !== null) picture.data = { ...picture.data, width } as Image["data"];
      });
    },
  ],
};

/** Removes the width from a node. @returns the width, or null if the node has none. */
function takeWidth(parent: Parent, index: number): number | null {
  const next = parent.children[index] as { readonly type: string; readonly value?: string } | undefined;
  if (next?.type === "mdxTextExpression") {
    const width = widthIn(next.value ?? "");
    if (width !== null) parent.children.splice(index, 1);
    return width;
  }
  const [braces = "", inner = ""] = next?.type === "text" ? (inText.exec(next.value ?? "") ?? []) : [];
  const width = widthIn(inner);
  if (width === null) return null;
  const text = next as Text;
  text.value = text.value.slice(braces.length);
  if (text.value === "") parent.children.splice(index, 1);
  return width;
}

function widthIn(words: string): number | null {
  const [, quoted, plain] = inBraces.exec(words) ?? [];
  const digits = quoted ?? plain;
  return digits === undefined ? null : Number(digits);
}

/** @returns the width that the author gave a picture, in CSS pixels; null if there is none. */
export function widthOf({ data }: Image): number | null {
  return (data as { readonly width?: number } | undefined)?.width ?? null;
}
