import type { Root } from "mdast";
import { readIsland, type IslandProperties } from "../elements/island";
import { namesOfCode } from "../syntax/codeNames";
import { component, each, type JsxElement } from "../syntax/tree";

/**
 * Writes into each island what the page needs to start its program. An island whose name no program has shows only its content.
 *
 * @param failed message for an island that could not be started.
 */
export function markIslands(tree: Root, islands: Readonly<Record<string, IslandProperties>>, failed: string): void {
  const found: JsxElement[] = [];
  each<JsxElement>(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    if (node.name === "Island") found.push(node);
  });
  // On a page that defines or imports a component of this name, the name means that component.
  if (found.length === 0 || namesOfCode(tree).has("Island")) return;
  for (const node of found) {
    const { name, when, height, properties } = readIsland(node, islands);
    const marks = {
      name,
      properties: JSON.stringify(properties),
      when: when ?? undefined,
      height: height ?? undefined,
      failed,
    };
    node.attributes = name === null ? [] : component("mdxJsxFlowElement", "Island", { ...marks, name }).attributes;
  }
}
