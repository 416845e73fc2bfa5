import { isBuiltin } from "node:module";
import path from "node:path";
import { writtenComponents } from "../../src/mdx/authorComponents";
import { snippetsFolder } from "../common/sources";
import { adviceOnForeignElement } from "../content/foreignElements";
import type { Doc } from "../content/parseDocument";
import type { Problem } from "../common/problem";
import type { ImportedName } from "../syntax/codeNames";

/** File extensions that Gatsby's webpack loads, in addition to code, JSON and style sheets. @source gatsby, utils/webpack-utils. */
export const assetEndings =
  "yaml yml eot otf ttf woff woff2 ico svg jpg jpeg png gif webp avif mp4 webm ogv wav mp3 m4a aac oga flac pdf wasm".split(
    " ",
  );
const loaded = new RegExp(`\\.(?:[cm]?jsx?|tsx?|json|css|${assetEndings.join("|")})$`);

/** File extensions that an import may omit. */
const endings = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".json"];

/** @returns whether a document may import a file by its name. */
export function isImportable(file: string): boolean {
  return loaded.test(file) || !path.extname(file);
}

/**
 * Reports modules that documents import but that webpack would not find or could not load: webpack would report them only after the whole
 * compilation, without a place. Also reports documents that import other documents, because the text of the imported ones would be neither
 * checked nor indexed for search.
 *
 * @param resolves returns where a module is found, or false; takes the import specifier and the document's name from the repository root.
 */
export function checkImports(
  docs: readonly Doc[],
  resolves: (source: string, file: string) => string | false,
): readonly Problem[] {
  return docs.flatMap(({ file, imports }) =>
    imports.flatMap(({ source, names, line, column }): readonly Problem[] => {
      const place = { file, line, column, severity: "error" } as const;
      const asked = /^.*!|\?.*$/.exec(source)?.[0];
      if (asked !== undefined) return [{ ...place, rule: "unresolved-import", ...adviceOnLoader(source, asked) }];
      const isFound = resolves(source, file) !== false;
      if (isFound && /\.mdx?$/i.test(source)) return [{ ...place, rule: "wrong-include", ...adviceOnDocument(source) }];
      if (!isFound)
        return [
          {
            ...place,
            rule: "unresolved-import",
            what: `The module "${source}" cannot be found.`,
            fix: adviceOnModule(source),
          },
        ];
      if (source === "gatsby") return names.filter(({ name }) => queries.has(name)).map((name) => queryIn(file, name));
      if (
        !/^\.{0,2}\//.test(source) ||
        endings.some((ending) => resolves(source + ending, file) !== false) ||
        isImportable(source)
      )
        return [];
      const what = `"${source}" is not a file that a document can import.`;
      const fix = isImportable(source.toLowerCase())
        ? "write the extension of the file in lower case."
        : adviceOnFile(source);
      return [{ ...place, rule: "unresolved-import", what, fix }];
    }),
  );
}

/** Names that query Gatsby's data: Gatsby finds such queries in code, but never in documents. */
const queries = new Set(["graphql", "useStaticQuery", "StaticQuery"]);

function queryIn(file: string, { name, line, column }: ImportedName): Problem {
  return {
    ...{ file, line, column, rule: "unresolved-import", severity: "error" },
    what: `"${name}" of "gatsby" does not work in a document, and stops the build.`,
    fix: "remove it; write the data into the page, or import them from a file of data.",
  };
}

/** @param asked what other bundlers read as a request to load the file in another way. */
function adviceOnLoader(source: string, asked: string): Pick<Problem, "what" | "fix"> {
  const meant = source.replace(asked, "");
  const what = `The import of "${source}" asks for a loader with "${asked}", but a document cannot choose one.`;
  const written = isImportable(meant) ? `write "${meant}", or ` : "";
  return { what, fix: `${written}${adviceOnCode(meant)}.` };
}

function adviceOnFile(source: string): string {
  return `${adviceOnCode(source)}, or put it into static/ for readers to download.`;
}

function adviceOnCode(source: string): string {
  return `move the file to "${snippetsFolder}", and write file="${path.posix.basename(source)}" after the language of an empty code block`;
}

function adviceOnDocument(source: string): Pick<Problem, "what" | "fix"> {
  const name = path.posix.basename(source).replace(/^_+/, "");
  return {
    what: `"${source}" is imported. Neither the checks nor the search read the text of an imported document.`,
    fix: `move it to "${snippetsFolder}/${name}", and write <Include file="${name}" /> in place of its element.`,
  };
}

/** @returns what to do about a module that a document imports and that is not found, or that a module of the site imports. */
export function adviceOnModule(source: string, importer: "document" | "module" = "document"): string {
  if (isBuiltin(source))
    return "remove the import: Node has this module, but browsers, where the code runs too, do not.";
  if (/^\.{0,2}\//.test(source)) return "put the file there, or correct the name, with its extension.";
  const [, name = ""] = /^@site\/.*?([\w-]+)(?:\.\w+)?$/.exec(source) ?? [];
  if (name !== "" && !Object.hasOwn(writtenComponents, name))
    return 'name the file by its path, as in "../../../src/components/Chart.tsx", or remove the import and what uses it.';
  // There is no package for "@theme/Tabs": other site generators provide such modules.
  if (/^@(?:theme|site|docusaurus|astrojs)\//.test(source))
    return importer === "document" ? adviceOnOtherGenerator(source) : onlyThere;
  return "install the package, or correct the name.";
}

const onlyThere = "remove the import and what uses it: only another site generator has this module.";

/** Modules of other site generators without an element of the same purpose, each with what to do besides removing the import. */
const otherModules: Readonly<Record<string, string>> = {
  CodeBlock: 'write the code between two lines "```", with its language after the first',
  useBaseUrl: 'write the address itself, from "/", in quotes or in Markdown',
};

function adviceOnOtherGenerator(source: string): string {
  const name = path.posix.basename(source).replace(/\.\w+$/, "");
  if (Object.hasOwn(otherModules, name)) return `remove the import, and ${otherModules[name] ?? ""}.`;
  if (name === "components" || Object.hasOwn(writtenComponents, name))
    return "remove the import: every document knows elements such as <Tabs>.";
  const instead = adviceOnForeignElement(name);
  return instead === undefined ? onlyThere : `remove the import, and in place of <${name}>, ${instead}`;
}
