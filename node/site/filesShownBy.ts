import { shownSnippets } from "../codeBlocks/snippets";
import { snippetsFolder } from "../common/sources";
import { referenceFolder } from "../elements/readReference";
import { readsOf, type Reference } from "../elements/reference";
import type { LoadedSite } from "../model/loadedSite";

interface Shown {
  readonly reference: Pick<Reference, "elements" | "snippets">;
  readonly imported: LoadedSite["imported"];
}

/**
 * @param file document, from the repository root.
 * @param text of the document.
 * @returns the other files that its page needs in order to be built, from the repository root: reference data, partials, files in code
 *   blocks, and modules.
 */
export function filesShownBy(file: string, text: string, { reference, imported }: Shown): readonly string[] {
  return [
    ...readsOf(text, reference).map((name) => `${referenceFolder}/${name}.yaml`),
    ...shownSnippets(text, reference.snippets ?? {}).map((name) => `${snippetsFolder}/${name}`),
    ...(imported.get(file) ?? []),
  ];
}
