import { parseDocument } from "yaml";

const frontMatter = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)((?:^|\r?\n)---[ \t]*(?:\r?\n|$))/;

/**
 * Adds a former address to a document's front matter; the other lines stay unchanged.
 *
 * @param path the page's new address, which is removed from its former ones.
 */
export function addRedirect(text: string, from: string, path: string): string {
  const match = frontMatter.exec(text);
  if (!match) return text;
  const [whole, opening = "", yaml = "", closing = ""] = match;
  const known = (parseDocument(yaml).toJS() as { redirect_from?: readonly string[] } | null)?.redirect_from ?? [];
  const list = [...new Set([...known.filter((address) => address !== path), from])];
  const line = `redirect_from: [${list.join(", ")}]`;
  const newline = opening.endsWith("\r\n") ? "\r\n" : "\n";
  const lines = yaml.split(newline);
  const start = lines.findIndex((each) => each.startsWith("redirect_from:"));
  if (start === -1) lines.push(line);
  else {
    // The lines of a list below the key are indented or start with a hyphen.
    const rest = lines.slice(start + 1).findIndex((each) => !/^(?:\s|-\s|$)/.test(each));
    lines.splice(start, rest === -1 ? lines.length - start : rest + 1, line);
  }
  return `${opening}${lines.join(newline)}${closing}${text.slice(whole.length)}`;
}
