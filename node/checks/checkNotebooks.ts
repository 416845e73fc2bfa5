import type { Doc } from "../content/parseDocument";
import type { Problem } from "../common/problem";

/** Checks that a notebook can run the code blocks of its page one after another. */
export function checkNotebooks(docs: readonly Doc[]): readonly Problem[] {
  return docs.filter(({ frontMatter }) => frontMatter.notebook).flatMap(checkNotebook);
}

function checkNotebook({ file, runs: { runs }, hasCode }: Doc): readonly Problem[] {
  const problem = { file, line: 1, column: 1, rule: "wrong-notebook", severity: "error" } as const;
  if (hasCode) {
    const what = "A page that imports code of its own cannot be a notebook.";
    return [{ ...problem, what, fix: 'remove "notebook: true", or the imports.' }];
  }
  if (runs.length === 0) {
    const what = "A notebook needs a code block that is run.";
    return [{ ...problem, what, fix: 'remove "notebook: true", or give a block run="a-name" and record it.' }];
  }
  const beside = runs.find(({ terminal }) => terminal !== null);
  if (!beside) return [];
  const what = "A notebook runs one cell after another; this run has a terminal of its own.";
  return [
    { ...problem, line: beside.line, column: beside.column, what, fix: 'remove "notebook: true", or the terminals.' },
  ];
}
