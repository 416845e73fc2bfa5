import { prompt } from "./parseShell";

/** A code block of commands, as a terminal shows it. Lines count from 1. */
export interface Terminal {
  /** Without prompts: the style sheet adds them. */
  readonly code: string;
  /** Lines on which a command begins. */
  readonly commands: ReadonlySet<number>;
  /** Lines that a command has printed. */
  readonly output: ReadonlySet<number>;
  /** Only the commands, to be copied; null if `code` has nothing else. */
  readonly copied: string | null;
}

/** Output in a comment: `python -c "print(1 + 2)" # => 3`. */
const printed = /(?:^|\s+)# => .*$/;
const notation = /\s*# \[!code [^\]]*\]\s*$/;

/**
 * Separates commands from their output.
 *
 * @param isSession whether the text has prompts: then each line without one is output, unless it continues a command.
 * @returns null for a script with a "#!" line, which is not typed into a terminal.
 */
export async function readTerminal(code: string, isSession: boolean): Promise<Terminal | null> {
  if (code.startsWith("#!")) return null;
  return isSession ? readSession(code.split("\n")) : readCommands(code);
}

async function readCommands(code: string): Promise<Terminal> {
  const { parse } = await import("unbash");
  const starts = parse(code).commands.map(({ pos }) => code.slice(0, pos).split("\n").length);
  return {
    code,
    commands: new Set(starts),
    output: new Set(),
    copied: code.includes("# => ") ? withoutOutput(code.split("\n")) : null,
  };
}

function readSession(written: readonly string[]): Terminal {
  const commands = new Set<number>();
  const output = new Set<number>();
  let goesOn = false;
  const lines = written.map((line, index) => {
    if (prompt.test(line)) commands.add(index + 1);
    else if (!goesOn) output.add(index + 1);
    const shown = line.replace(commands.has(index + 1) ? prompt : goesOn ? /^\s*> / : "", "");
    goesOn = !output.has(index + 1) && shown.endsWith("\\");
    return shown;
  });
  const typed = lines.filter((_, index) => !output.has(index + 1));
  const shown = lines.join("\n");
  const copied = withoutOutput(typed);
  return { code: shown, commands, output, copied: copied === shown ? null : copied };
}

function withoutOutput(lines: readonly string[]): string {
  return lines
    .flatMap((line) => {
      const kept = line.replace(notation, "").replace(printed, "");
      return kept === "" && line.trim() !== "" ? [] : [kept];
    })
    .join("\n");
}
