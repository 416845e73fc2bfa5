import type { Code, Definition, Image, Link, Root } from "mdast";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { parseFenceMeta } from "../../../syntax/fenceMeta";
import { createReader } from "../../../syntax/processor";
import { isJsxElement, textAttribute } from "../../../syntax/tree";

/** A reference in a document: a link, a picture, a module, or a document whose files a run uses. */
export interface TargetInText {
  readonly href: string;
  /** Offset of the address in the text. */
  readonly start: number;
}

/** @param text a whole document that MDX can read. @returns all targets, as in the source, in the order of the text. */
export async function findTargets(file: string, text: string): Promise<readonly TargetInText[]> {
  const tree = (await createReader()).parse(new VFile({ value: text, path: file })) as Root;
  const found: TargetInText[] = [];
  const add = (node: Node, href: string, opening: RegExp) => {
    const from = node.position?.start.offset ?? 0;
    const source = text.slice(from, node.position?.end.offset);
    // Take the last match: the link text may contain the address, too.
    const match = [...source.matchAll(opening)].filter(({ index, 0: { length } }) =>
      source.startsWith(href, index + length),
    );
    const last = match.at(-1);
    if (last) found.push({ href, start: from + last.index + last[0].length });
  };
  visit(tree as Node, (node: Node) => {
    if (node.type === "link" || node.type === "image") add(node, (node as Link | Image).url, /\]\(\s*<?/g);
    else if (node.type === "definition") add(node, (node as Definition).url, /\]:\s*<?/g);
    else if (node.type === "code") addFiles(node as Code);
    else if (node.type === "mdxjsEsm") {
      const { value } = node as Node & { value: string };
      for (const [, href = ""] of value.matchAll(/(?:from|import)\s*["'](\.[^"']*)["']/g)) add(node, href, /["']/g);
    } else if (isJsxElement(node)) {
      const href = textAttribute(node, "href");
      // The attribute is in the opening tag, before any children.
      if (href !== undefined) addFirst(node, href);
    }
  });
  return found.sort((a, b) => a.start - b.start);

  /** Adds the documents that the `files` option of a run's code block names, separated by spaces. */
  function addFiles(node: Code): void {
    const files = parseFenceMeta(node.meta).values["files"];
    if (files === undefined) return;
    const from = node.position?.start.offset ?? 0;
    const start = text.indexOf(files, from + text.slice(from).search(/\sfiles=/));
    for (const { index, 0: href } of files.matchAll(/\S+/g)) found.push({ href, start: start + index });
  }

  function addFirst(node: Node, href: string): void {
    const from = node.position?.start.offset ?? 0;
    const match = /\bhref\s*=\s*["']/.exec(text.slice(from, node.position?.end.offset));
    const start = match ? from + match.index + match[0].length : -1;
    if (start !== -1 && text.startsWith(href, start)) found.push({ href, start });
  }
}
