import path from "node:path";
import { fileOfPicture, shownPictures } from "../content/shownPictures";
import type { Doc } from "../content/parseDocument";
import { categoryFileName, isPartFile, snippetsFolder } from "../common/sources";
import type { Problem } from "../common/problem";
import { parsePictureName } from "../pictures/pictureName";

const pictureEndings = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/**
 * A file between the documents, or among the snippets, that nothing uses: its author believes that it is published.
 *
 * @param docs  all documents, drafts included.
 * @param files between them which are neither documents nor categories, nor imported, and all snippets; from the repository root.
 */
export function checkUnused(docs: readonly Doc[], files: readonly string[]): readonly Problem[] {
  const shown = new Set([...shownPictures(docs), ...docs.flatMap(pictureOfCard), ...docs.flatMap(snippetsOf)]);
  return files
    .filter((file) => {
      const { light, isWrongOrder } = parsePictureName(file);
      // Another rule tells of marks in the wrong order.
      return !shown.has(file) && !shown.has(light) && !isWrongOrder;
    })
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      rule: "unused-file",
      severity: "warning",
      what: "This file does not become a page, and no page uses it.",
      fix: adviceOn(file),
    }));
}

function pictureOfCard({ file, frontMatter: { image } }: Doc): readonly string[] {
  return image === undefined ? [] : [fileOfPicture(image, file)].filter((found) => found !== null);
}

function snippetsOf({ snippets }: Doc): readonly string[] {
  return snippets.map((name) => `${snippetsFolder}/${name}`);
}

function adviceOn(file: string): string {
  if (file.startsWith(`${snippetsFolder}/`))
    return file.endsWith(".mdx")
      ? `write <Include file="${file.slice(snippetsFolder.length + 1)}" /> into a document, or remove it.`
      : `write file="${file.slice(snippetsFolder.length + 1)}" after the language of a code block, or remove it.`;
  const { name, base } = path.posix.parse(file);
  if (isPartFile(file)) return adviceOnPart(name.replace(/^_+/, ""));
  if (/\.(?:md|markdown)$/i.test(base)) return `name it "${name}.md".`;
  if (/\.mdx$/i.test(base)) return `name it "${name}.mdx", with a lower-case extension.`;
  if (/^_category_\./i.test(base))
    return `write it as YAML, into "${categoryFileName}", or as JSON, into "_category_.json".`;
  if (pictureEndings.test(base)) return "show it in a document, or remove it.";
  return "import it in a document, put it into static/ for readers to download, or remove it.";
}

/** Names with "_" are parts in other generators, and imported there. */
function adviceOnPart(name: string): string {
  return `move it to "${snippetsFolder}/${name}.mdx" and write <Include file="${name}.mdx" /> into a document, or remove "_" from its name or folder to make it a page.`;
}
