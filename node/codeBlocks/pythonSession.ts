import type { CodeBlockText } from "./codeBlock";

/** Python's prompts before a statement, and before the lines that continue it. */
const prompt = /^\s*(?:>>>|\.\.\.)(?: |$)/;
/** Commands of a notebook for its kernel or the shell, which are not Python: "%matplotlib inline", "files = !ls", "?help", "os.path?". */
const notebookCommand =
  /^(?:(?:[\w, \t]+=[ \t]*)?(?:%{1,2}[a-z]|![ \t]*[a-z])|\?{1,2}[a-z]|[a-z_][\w.]*\?{1,2}[ \t]*$)/i;

/**
 * Reduces a code block to its Python. All other lines become empty, so that line numbers do not change: the output of a session with
 * prompts, the commands of a notebook, and a cell for another program, which starts with a command such as "%%bash".
 */
export function pythonOf(codeBlock: CodeBlockText): CodeBlockText {
  const { text } = codeBlock;
  const lines = text.split("\n");
  const isSession = /^\s*>>>(?: |$)/.test(lines.find((line) => line.trim() !== "") ?? "");
  const isOther = /^\s*%%(?!time\b|timeit\b|capture\b)[a-z]/i.test(text);
  if (!isSession && !isOther && !lines.some((line) => notebookCommand.test(line))) return codeBlock;
  const read = lines.map((line) => {
    if (isOther) return "";
    if (isSession) return prompt.test(line) ? line.replace(prompt, "") : "";
    return notebookCommand.test(line) ? "" : line;
  });
  return { ...codeBlock, text: read.join("\n"), written: text };
}
