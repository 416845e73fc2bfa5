/** Languages of code blocks, each with the name that readers see. To add one, add its id of Shiki. */
const names = {
  bash: "Bash", c: "C", console: "Console", cpp: "C++", csharp: "C#", css: "CSS", csv: "CSV", diff: "Diff",
  dockerfile: "Dockerfile", go: "Go", graphql: "GraphQL", groovy: "Groovy", html: "HTML", http: "HTTP", ini: "INI",
  java: "Java", javascript: "JavaScript", json: "JSON", jsonc: "JSON", jsx: "JSX", kotlin: "Kotlin", lua: "Lua",
  makefile: "Makefile", markdown: "Markdown", mdx: "MDX", nginx: "nginx", php: "PHP", python: "Python",
  rust: "Rust", sql: "SQL", swift: "Swift", toml: "TOML", tsx: "TSX", typescript: "TypeScript",
  vue: "Vue", xml: "XML", yaml: "YAML",
} as const; // prettier-ignore

export const languages = Object.keys(names) as readonly (keyof typeof names)[];

/** Those of commands: they are shown as a terminal. */
const shells: readonly string[] = ["bash", "console"];

/** Other names of the same languages. */
const aliases: Readonly<Record<string, string>> = {
  "c#": "csharp", "c++": "cpp", cs: "csharp", docker: "dockerfile", js: "javascript", kt: "kotlin", md: "markdown", py: "python",
  sh: "bash", shell: "bash", ts: "typescript", yml: "yaml",
}; // prettier-ignore

/** What a command printed. */
export const outputLanguage = "output";

/** Fences without colours. */
export const plainLanguages = ["text", "txt", "plain", outputLanguage];

/** Languages in which another one is shown, comments included. */
export const quotingLanguages: readonly string[] = [...plainLanguages, "diff", "markdown", "mdx"];

/** @returns the language that a fence means: "sh" is "bash". */
export function languageOf(name: string): string {
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}

/** @returns what readers call it: "YAML"; as it is written where it is no language of the site. */
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
