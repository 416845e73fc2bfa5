import type { Doc } from "../../../node/content/parseDocument";
import type { Problem } from "../../../node/common/problem";
import type { Facts } from "../data/facts";
import { checkCommandLine } from "./checkCommandLine";
import { checkConfiguration } from "./checkConfiguration";
import { checkPythonName, libraryNames } from "./checkPythonNames";

/** Compares the code blocks of all documents, drafts included, with the reference data. */
export function checkCodeBlocks(docs: readonly Doc[], facts: Facts): readonly Problem[] {
  const library = libraryNames(facts);
  return docs.flatMap(({ file, codeBlocks: { commandLines, configurations, names } }) =>
    [
      ...commandLines.flatMap((line) => checkCommandLine(line, facts)),
      ...configurations.flatMap((configuration) => checkConfiguration(configuration, facts)),
      ...names.flatMap((name) => checkPythonName(name, library, facts) ?? []),
    ].map((finding) => ({ severity: "error" as const, ...finding, file })),
  );
}
