import type { Root } from "mdast";
import { inlineDefined } from "../syntax/inlineDefined";
import { insertPartials, type ReadPartial } from "../syntax/insertPartials";
import type { Finding } from "./codeBlock";
import { insertSnippets, type Snippets } from "./snippets";

/** Content from outside of a document that becomes part of it. */
export interface Outside {
  readonly snippets?: Snippets | undefined;
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

/**
 * Inserts into the tree of a document what it takes from elsewhere: targets of references, variables, included files, and files in code
 * blocks. Everything that reads documents calls this first.
 *
 * @param file   the document, from the repository root.
 * @param onRead called with each included file as its author wrote it.
 * @returns the names of the files below `content/snippets` that it uses, and problems with those uses.
 */
export async function complete(
  tree: Root,
  file: string,
  { snippets, variables }: Outside,
  onRead?: (partial: ReadPartial) => Promise<void> | void,
): Promise<{ readonly snippets: readonly string[]; readonly findings: readonly Finding[] }> {
  inlineDefined(tree, variables);
  const included = await insertPartials(tree, { file, files: snippets, variables, ...(onRead && { onRead }) });
  const shown = insertSnippets(tree, snippets);
  return { snippets: [...included.names, ...shown.names], findings: [...included.findings, ...shown.findings] };
}
