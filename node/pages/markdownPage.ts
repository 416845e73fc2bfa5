import { escapeWords } from "../render/plainMarkdown";

export interface MarkdownPage {
  readonly title: string;
  readonly description: string | null;
  /** Whole address of the page. */
  readonly url: string;
  /** Markdown. */
  readonly body: string;
}

/** A page as a Markdown file: what it is in front, then its title and its text. */
export function markdownPage({ title, description, url, body }: MarkdownPage): string {
  const facts = { title, ...(description === null ? {} : { description }), url };
  // A JSON text is a YAML text too.
  const front = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...front, "---", "", `# ${escapeWords(title)}`, "", body.trim(), ""].join("\n");
}
