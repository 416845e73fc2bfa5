import type { Link, Paragraph, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Node, Parent } from "unist";
import { each, placeOf } from "../syntax/tree";
import type { Placed } from "./bodyRules";

/** A block whose children are text. */
export interface Block {
  /** A paragraph, a heading or a table cell, all of which are read the same way. */
  readonly node: Paragraph;
  /** Its text. An object replacement character replaces code, so that the words around the code are not adjacent. */
  readonly words: string;
  readonly pieces: readonly Piece[];
}

/** A piece of a block's text, and where it is in the file. */
export interface Piece extends Placed {
  /** Within the block's text. */
  readonly index: number;
  readonly value: string;
}

const codeMark = "\uFFFC";

/** @returns the blocks of prose of a document, in document order. */
export function readBlocks(tree: Root): readonly Block[] {
  const blocks: Block[] = [];
  each<Paragraph>(tree, ["paragraph", "heading", "tableCell"], (node) => void blocks.push(readBlock(node)));
  return blocks;
}

function readBlock(block: Paragraph): Block {
  const pieces: Piece[] = [];
  let words = "";
  read(block);
  return { node: block, words, pieces };

  function read(node: Node): void {
    if (node.type === "text") {
      const { value } = node as Text;
      pieces.push({ ...placeOf(node), index: words.length, value });
      words += value;
    } else if (node.type === "break") words += "\n";
    else if (!("children" in node) || isBareAddress(node)) words += codeMark;
    else for (const child of (node as Parent).children) read(child);
  }
}

/** Whether a node is a link that shows its own address. */
function isBareAddress(node: Node): boolean {
  return node.type === "link" && (node as Link).url.endsWith(toString(node));
}
