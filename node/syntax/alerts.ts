import type { Blockquote, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Extension } from "mdast-util-from-markdown";
import { onlyNear } from "../common/nearest";
import { boxNamed, type admonitions } from "./admonitions";
import { each } from "./tree";

type Box = (typeof admonitions)[number];

/** GitHub's names of alerts, each with the box of this site that means the same. */
export const boxOfAlert: Readonly<Record<string, Box>> = {
  NOTE: "note",
  TIP: "tip",
  IMPORTANT: "info",
  WARNING: "warning",
  CAUTION: "danger",
};

const alertNames = Object.keys(boxOfAlert);

/** @returns GitHub's name of the alert that is meant; null if that is not clear. */
export function alertNamed(name: string): string | null {
  const upper = name.toUpperCase();
  if (Object.hasOwn(boxOfAlert, upper)) return upper;
  const box = boxNamed(name);
  return onlyNear(upper, alertNames) ?? alertNames.find((alert) => boxOfAlert[alert] === box) ?? null;
}

/**
 * Parses GitHub's alerts, `> [!NOTE]` on the first line of a block quote, as boxes.
 *
 * @source docs.github.com, "Basic writing and formatting syntax", Alerts.
 */
export const alertsFromMarkdown: Extension = {
  transforms: [
    (tree: Root) => {
      each<Blockquote>(tree, ["blockquote"], (quotation, index, parent) => {
        const box = takeMark(quotation);
        if (box === null || parent === null || index === null) return;
        const { children, position } = quotation;
        parent.children[index] = { type: "containerDirective", name: box, children, position } as ContainerDirective;
      });
    },
  ],
};

/** Removes the mark of an alert from the first line of a block quote. @returns the box that it names, or null if there is none. */
function takeMark({ children }: Blockquote): Box | null {
  const [first] = children;
  if (first?.type !== "paragraph") return null;
  const [text] = first.children;
  if (text?.type !== "text") return null;
  const [mark, kind = ""] = /^\[!([A-Z]+)\][ \t]*(?:\r?\n|$)/.exec(text.value) ?? [];
  const box = boxOfAlert[kind];
  if (mark === undefined || box === undefined) return null;
  text.value = text.value.slice(mark.length);
  if (text.value === "") first.children.shift();
  if (first.children.length === 0) children.shift();
  return box;
}
