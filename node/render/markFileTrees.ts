import type { ListItem, Paragraph, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Phrase } from "../elements/mdast";
import { component, each, type JsxElement } from "../syntax/tree";

/** Puts an icon before each name of a `FileTree`. A name is a folder if it ends with "/" or has a list below it; otherwise it is a file. */
export function markFileTrees(tree: Root): void {
  each<JsxElement>(tree, ["mdxJsxFlowElement"], (element) => {
    if (element.name !== "FileTree") return;
    each<ListItem>(element, ["listItem"], ({ children: [first, ...rest] }) => {
      if (first?.type !== "paragraph") return;
      const isFolder = rest.some(({ type }) => type === "list") || toString(first.children[0]).endsWith("/");
      first.children.unshift(markOf(isFolder));
    });
  });
}

function markOf(isFolder: boolean): Paragraph["children"][number] {
  return component("mdxJsxTextElement", "Mark", { name: isFolder ? "folder" : "file" }) as Phrase;
}
