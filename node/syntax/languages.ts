/** Languages of code blocks. To add one, add its id of Shiki. */
export const languages = [
  "bash", "c", "console", "cpp", "css", "diff", "dockerfile", "go", "graphql", "groovy", "html", "http", "ini", "java",
  "javascript", "json", "jsonc", "jsx", "kotlin", "makefile", "markdown", "mdx", "nginx", "python", "rust", "sql",
  "swift", "toml", "tsx", "typescript", "xml", "yaml",
] as const; // prettier-ignore

/** Other names of the same languages. */
const aliases: Readonly<Record<string, string>> = {
  "c++": "cpp", docker: "dockerfile", js: "javascript", kt: "kotlin", md: "markdown", py: "python", sh: "bash",
  shell: "bash", ts: "typescript", yml: "yaml",
}; // prettier-ignore

/** Fences without colours. */
export const plainLanguages = ["text", "txt", "plain"];

/** @returns the language that a fence means: "sh" is "bash". */
export function languageOf(name: string): string {
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}

export function isColoured(language: string): boolean {
  return (languages as readonly string[]).includes(languageOf(language));
}

export function isKnownLanguage(language: string): boolean {
  return plainLanguages.includes(language) || isColoured(language);
}

export const languageNames: readonly string[] = [...languages, ...Object.keys(aliases), ...plainLanguages, "mermaid"];
