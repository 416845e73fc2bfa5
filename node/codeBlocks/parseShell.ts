import type { Command, ParsedScript, SyntaxNode, Word, WordPart } from "unbash";
import { placeAt, placeIn, type Finding, type CodeBlockText, type CodePlace } from "./codeBlock";

export interface ShellWord extends CodePlace {
  /** Without its quotes; variables are not expanded. */
  readonly text: string;
  /** `value`: one word whose text is not known. `any`: no word, one or many. */
  readonly kind: "certain" | "value" | "any";
}

/** One call of the program, as written. */
export interface CommandLine extends CodePlace {
  /** The words after the name of the program. */
  readonly words: readonly ShellWord[];
}

/** Programs that run another program, which is one of their arguments. */
const wrappers = new Set([
  "sudo",
  "env",
  "nohup",
  "exec",
  "command",
  "watch",
  "xargs",
  "nice",
  "timeout",
  "ssh",
  "srun",
]);

/** Programs that do so only with certain subcommands: `docker run IMAGE program`, but not `docker rm program`. */
const runners = new Set(["docker", "podman", "kubectl", "conda", "poetry", "uv", "pipenv"]);
const running = new Set(["run", "exec"]);

const shells = new Set(["bash", "sh", "zsh"]);

type PlaceOf = (offset: number) => CodePlace;

/** Maximum depth of shell commands in the quotes of other shell commands. */
const deepest = 3;

/**
 * Finds every call of the program in shell text: in lists, pipes, substitutions and control flow, after `sudo`, `docker` and
 * similar programs, and in the quotes of `bash -c`.
 */
export async function parseShell(
  codeBlock: CodeBlockText,
): Promise<{ commandLines: readonly CommandLine[]; findings: readonly Finding[] }> {
  const { parse, forEachChild } = await import("unbash");
  const commandLines: CommandLine[] = [];
  const findings: Finding[] = [];
  read(codeBlock.text, (offset) => placeAt(codeBlock, offset), 0);
  return { commandLines, findings };

  function read(text: string, placeOf: PlaceOf, depth: number): void {
    const visit = (node: SyntaxNode): void => {
      if (node.type === "Script") reportErrors(node, placeOf);
      if (node.type === "Command") readCommand(node, placeOf, depth);
      forEachChild(node, visit);
    };
    visit(parse(text));
  }

  function reportErrors({ errors = [] }: ParsedScript, placeOf: PlaceOf): void {
    const [first] = errors;
    // Most later errors are consequences of the first.
    if (!first) return;
    findings.push({
      ...placeOf(first.pos),
      rule: "shell-syntax",
      what: `The shell cannot read this: ${first.message}.`,
      fix: 'correct it; a placeholder is a word in capitals, such as YOUR_API_KEY; output belongs in a "text" or "console" code block.',
    });
  }

  function readCommand({ name, args, pos }: Command, placeOf: PlaceOf, depth: number): void {
    if (name === undefined) return;
    const words = [name, ...args].map((word) => toShellWord(word as Word, placeOf(word.pos)));
    const texts = words.map(({ text, kind }) => (kind === "certain" ? text : ""));
    const program = texts[0] ?? "";
    if (program === codeBlock.library) commandLines.push({ ...placeOf(pos), words: words.slice(1) });
    else if (wrappers.has(program) || (runners.has(program) && texts.some((text) => running.has(text)))) {
      const at = texts.lastIndexOf(codeBlock.library ?? "");
      const called = words[at];
      // As the last word, it is the name of something else: "conda activate program".
      if (called && at < words.length - 1) commandLines.push({ ...placeIn(called), words: words.slice(at + 1) });
    }
    const shell = texts.findIndex((text) => shells.has(text));
    if (shell === -1 || depth === deepest) return;
    const flag = texts.findIndex((text, index) => index > shell && /^-[a-z]*c$/.test(text));
    const script = flag === -1 ? undefined : words[flag + 1];
    // Everything in quotes has the place where the quotes open.
    if (script && script.kind !== "any") read(script.text, () => placeIn(script), depth + 1);
  }
}

function toShellWord({ value, text, parts = [] }: Word, place: CodePlace): ShellWord {
  const isGap = value === "..." || value === "…";
  const kind = isGap || parts.some(isMany) ? "any" : parts.some(isUnknown) ? "value" : "certain";
  return { text: value ?? text, kind, ...place };
}

function isMany(part: WordPart): boolean {
  switch (part.type) {
    case "Glob":
    case "ExtendedGlob":
    case "BraceExpansion":
    case "CommandExpansion":
      return true;
    case "SimpleExpansion":
      return part.text === "$@" || part.text === "$*";
    case "ParameterExpansion":
      return part.parameter === "@" || part.parameter === "*" || ["@", "*"].includes(part.index?.text ?? "");
    case "DoubleQuoted":
      return part.parts.some((inner) => inner.type !== "CommandExpansion" && isMany(inner));
    default:
      return false;
  }
}

function isUnknown(part: WordPart): boolean {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return false;
    case "DoubleQuoted":
    case "LocaleString":
      return part.parts.some(isUnknown);
    default:
      return true;
  }
}

export const prompt = /^\s*(?:\([\w.-]+\) ?)?\$ /;

/** Whether a code block shows a terminal session with prompts, and not a script. */
export function isSession(text: string): boolean {
  return prompt.test(text);
}

/** @returns the commands of a terminal session; output becomes empty lines, so that line numbers do not change. */
export function commandsOfSession(text: string): string {
  let goesOn = false;
  return text
    .split("\n")
    .map((line) => {
      const command = prompt.test(line) ? line.replace(prompt, "") : goesOn ? line.replace(/^\s*> /, "") : "";
      goesOn = command.endsWith("\\");
      return command;
    })
    .join("\n");
}
