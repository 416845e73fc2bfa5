/** Languages of code blocks, each with the name that readers see. To add one, add its Shiki id. */
const names = {
  bash: "Bash", c: "C", console: "Console", cpp: "C++", csharp: "C#", css: "CSS", csv: "CSV", diff: "Diff",
  dockerfile: "Dockerfile", go: "Go", graphql: "GraphQL", groovy: "Groovy", html: "HTML", http: "HTTP", ini: "INI",
  java: "Java", javascript: "JavaScript", json: "JSON", jsonc: "JSON", jsx: "JSX", kotlin: "Kotlin", lua: "Lua",
  makefile: "Makefile", markdown: "Markdown", mdx: "MDX", nginx: "nginx", php: "PHP", python: "Python",
  rust: "Rust", sql: "SQL", swift: "Swift", toml: "TOML", tsx: "TSX", typescript: "TypeScript",
  vue: "Vue", xml: "XML", yaml: "YAML",
} as const; // prettier-ignore

export const languages = Object.keys(names) as readonly (keyof typeof names)[];

/** Languages of commands, which are shown as a terminal. */
const shells: readonly string[] = ["bash", "console"];

/** Other names of the same languages. */
const aliases: Readonly<Record<string, string>> = {
  "c#": "csharp", "c++": "cpp", cs: "csharp", docker: "dockerfile", js: "javascript", kt: "kotlin", md: "markdown", py: "python",
  sh: "bash", shell: "bash", ts: "typescript", yml: "yaml",
}; // prettier-ignore

/** The language of a command's output. */
export const outputLanguage = "output";

/** Fences without colours. */
export const plainLanguages = ["text", "txt", "plain", outputLanguage];

/** Languages whose code blocks may quote another language, including its comments. */
export const quotingLanguages: readonly string[] = [...plainLanguages, "diff", "markdown", "mdx"];

/** @returns the language that a fence means: "sh" is "bash". */
export function languageOf(name: string): string {
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}

/** @returns the name that readers see, such as "YAML"; a language that the site does not have is returned as written. */
export function nameOfLanguage(language: string): string {
  const meant = languageOf(language);
  return Object.hasOwn(names, meant) ? names[meant as keyof typeof names] : language;
}

export function isShell(language: string): boolean {
  return shells.includes(languageOf(language));
}

export function isColoured(language: string): boolean {
  return (languages as readonly string[]).includes(languageOf(language));
}

export function isKnownLanguage(language: string): boolean {
  return plainLanguages.includes(language) || isColoured(language);
}

export const languageNames: readonly string[] = [...languages, ...Object.keys(aliases), ...plainLanguages, "mermaid"];
