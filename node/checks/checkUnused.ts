import path from "node:path";
import { fileOfPicture, shownPictures } from "../content/shownPictures";
import type { Doc } from "../content/parseDocument";
import { categoryFileName, isPartFile, snippetsFolder } from "../common/sources";
import type { LostLink } from "../common/listFiles";
import type { Problem } from "../common/problem";
import { isImportable } from "./checkImports";
import { parsePictureName } from "../pictures/pictureName";

const pictureEndings = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/**
 * Reports files in the folders of documents or snippets that nothing uses: the author probably expects them to be published.
 *
 * @param docs all documents, drafts included.
 * @param looseFiles files in the folders of documents that are neither documents nor categories, nor imported, and all snippets; from the
 *   repository root.
 * @param lostLinks symbolic links below `content` and `static` that do not lead to a file of the site.
 */
export function checkUnused(
  docs: readonly Doc[],
  { looseFiles, lostLinks }: { readonly looseFiles: readonly string[]; readonly lostLinks: readonly LostLink[] },
): readonly Problem[] {
  const shown = new Set([...shownPictures(docs), ...docs.flatMap(pictureOfCard), ...docs.flatMap(snippetsOf)]);
  const unused = looseFiles
    .filter((file) => {
      const { light, isWrongOrder } = parsePictureName(file);
      // Another rule reports marks in the wrong order.
      return !shown.has(file) && !shown.has(light) && !isWrongOrder;
    })
    .map((file) => problemOf(file, "This file does not become a page, and no page uses it.", adviceOn(file)));
  const lost = lostLinks.map(({ file, leadsOut }): Problem =>
    leadsOut
      ? {
          file,
          line: 1,
          column: 1,
          rule: "outside-file",
          severity: "error",
          what: "This symbolic link leads out of the repository, where a build elsewhere has nothing.",
          fix: "copy the file or folder into the repository, in place of the link; do not publish what is private.",
        }
      : problemOf(
          file,
          "This symbolic link leads nowhere, or back to a folder around it.",
          "link to a file or another folder, or remove it.",
        ),
  );
  return [...unused, ...lost];
}

function problemOf(file: string, what: string, fix: string): Problem {
  return { file, line: 1, column: 1, rule: "unused-file", severity: "warning", what, fix };
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
  if (base === "sidebar.yml") return "move it to the folder of its group: only there, it sets the sidebar.";
  if (/^_?sidebars?\.(?:ya?ml|json)$/i.test(base))
    return 'write it as YAML, into "sidebar.yml" in the folder of its group.';
  if (/^_?category_?\.(?:ya?ml|json|toml)$/i.test(base))
    return `write it as YAML, into "${categoryFileName}", or as JSON, into "_category_.json".`;
  if (pictureEndings.test(base)) return "show it in a document, or remove it.";
  const rest = "put it into static/ for readers to download, or remove it.";
  return isImportable(base) ? `import it in a document, ${rest}` : rest;
}

/** In other site generators, files whose names begin with "_" are partials that documents import. */
function adviceOnPart(name: string): string {
  return `move it to "${snippetsFolder}/${name}.mdx" and write <Include file="${name}.mdx" /> into a document, or remove "_" from its name or folder to make it a page.`;
}
