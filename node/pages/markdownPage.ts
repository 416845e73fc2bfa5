import { escapeWords } from "../render/plainMarkdown";

export interface MarkdownPage {
  readonly title: string;
  readonly description: string | null;
  /** Absolute URL of the page. */
  readonly url: string;
  /** Markdown. */
  readonly body: string;
}

/** A page as a Markdown file: front matter, then the title and the text. */
export function markdownPage({ title, description, url, body }: MarkdownPage): string {
  const facts = { title, ...(description === null ? {} : { description }), url };
  // JSON strings are valid YAML.
  const front = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...front, "---", "", `# ${escapeWords(title)}`, "", body.trim(), ""].join("\n");
}
