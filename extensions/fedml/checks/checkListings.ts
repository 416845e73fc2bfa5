import type { Doc } from "../../../node/content/parseDocument";
import type { Problem } from "../../../node/common/problem";
import type { Reference } from "../data/reference";
import { checkCommandLine } from "./checkCommandLine";
import { checkConfiguration } from "./checkConfiguration";
import { checkPythonName, libraryNames } from "./checkPythonNames";

/** What listings claim about the library, held against the reference data. Drafts are checked too: it is their own text. */
export function checkListings(docs: readonly Doc[], reference: Reference): readonly Problem[] {
  const library = libraryNames(reference);
  return docs.flatMap(({ file, listings: { commandLines, configurations, names } }) =>
    [
      ...commandLines.flatMap((line) => checkCommandLine(line, reference)),
      ...configurations.flatMap((configuration) => checkConfiguration(configuration, reference)),
      ...names.flatMap((name) => checkPythonName(name, library, reference) ?? []),
    ].map((finding) => ({ severity: "error" as const, ...finding, file })),
  );
}
