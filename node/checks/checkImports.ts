import type { Doc } from "../content/parseDocument";
import type { Problem } from "../common/problem";

/**
 * Modules that documents import and that webpack would not find: it would say so after the whole compilation, without a place.
 *
 * @param resolves whether a module is found from a document, by the document's name from the repository root.
 */
export function checkImports(
  docs: readonly Doc[],
  resolves: (source: string, file: string) => boolean,
): readonly Problem[] {
  return docs.flatMap(({ file, imports }) =>
    imports
      .filter(({ source }) => !resolves(source, file))
      .map(({ source, line, column }) => ({
        file,
        line,
        column,
        rule: "unresolved-import",
        severity: "error",
        what: `The module "${source}" cannot be found.`,
        fix: adviceOn(source),
      })),
  );
}

function adviceOn(source: string): string {
  if (/^\.{0,2}\//.test(source)) return "put the file there, or correct the name, with its extension.";
  // Of "@theme/Tabs" no package can be installed: what other generators call so, documents have here by name.
  if (/^@(?:theme|site|docusaurus|astrojs)\//.test(source))
    return "remove the import: every document knows elements such as <Tabs>.";
  return "install the package, or correct the name.";
}
