import type { CommandLine, ShellWord } from "../../../node/codeBlocks/parseShell";
import { library } from "../library";
import { placeIn, type Finding, type CodePlace } from "../../../node/codeBlocks/codeBlock";
import { suggest } from "../../../node/common/nearest";
import type { Facts } from "../data/facts";
import type { Command, Option } from "../kinds/commands/commands";

/** Placeholders that readers replace: RUN_ID, YOUR_API_KEY, N. A value such as S3 has a digit but no underscore. */
const placeholder = /^(?:[A-Z]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/;

/** @source every command of the library has `@click.help_option("--help", "-h")`. */
const help = ["--help", "-h"];

/** @source click 8, `BoolParamType`. */
const booleans = ["true", "false", "t", "f", "1", "0", "yes", "no", "y", "n", "on", "off"];

/** @returns what is wrong with one call of the program. Ignores what it cannot know, such as the value of a variable. */
export function checkCommandLine(commandLine: CommandLine, facts: Facts): readonly Finding[] {
  const { commands } = facts;
  let command = commands.get(library);
  let rest = commandLine.words;
  const findings: Finding[] = [];
  // Without a root command there is nothing to compare with.
  while (command?.kind === "group") {
    const options = readOptions(command, rest, facts, "up to the first word");
    findings.push(...options.findings);
    const [next, ...others] = options.positional;
    if (options.isHelp || next === undefined || next.kind !== "certain" || placeholder.test(next.text)) return findings;
    const found = commands.get(`${command.name} ${next.text}`);
    if (!found) return [...findings, unknownCommand(command, [next, ...others], facts)];
    command = found;
    rest = others;
  }
  return command ? [...findings, ...checkLeaf(command, { ...commandLine, words: rest }, facts)] : [];
}

function unknownCommand(
  { name: parent }: Command,
  words: readonly [ShellWord, ...ShellWord[]],
  { commands, data }: Facts,
): Finding {
  const [first] = words;
  const { text } = first;
  const name = `${parent} ${text}`;
  const written = `${parent} ${words.map((word) => word.text).join(" ")}`;
  const removed = data.commands.removed.find(({ form }) => `${written} `.startsWith(`${withoutOptions(form)} `));
  const moved = [...commands.keys()].find((known) => known.endsWith(` ${text}`));
  const siblings = [...commands.keys()].filter(
    (known) => known.startsWith(`${parent} `) && !known.slice(parent.length + 1).includes(" "),
  );
  // "fedml version: 0.8.30" is output of the command.
  if (text.endsWith(":"))
    return {
      ...placeIn(first),
      rule: "unknown-command",
      what: `"${name}" is not a command.`,
      fix: 'if it is output, write "console" as the language, and "$ " before each command.',
    };
  const all = `commands there: ${siblings.map((known) => known.slice(parent.length + 1)).join(", ")}.`;
  return {
    ...placeIn(first),
    rule: "unknown-command",
    what: `"${name}" is ${removed ? "no longer" : "not"} a command.`,
    fix: removed?.now ? `write "${removed.now}".` : suggest(name, siblings, moved ? `write "${moved}".` : all),
  };
}

function withoutOptions(form: string): string {
  const words = form.split(" ");
  const end = words.findIndex((word) => word.startsWith("-") || word === "...");
  return words.slice(0, end === -1 ? words.length : end).join(" ");
}

function checkLeaf(command: Command, commandLine: CommandLine, facts: Facts): readonly Finding[] {
  const { words } = commandLine;
  const place = placeIn(commandLine);
  const { findings, positional, given, isHelp, isOpen } = readOptions(command, words, facts, "between words");
  if (isHelp || isOpen) return findings;
  const { name, options, arguments: parameters, usage } = command;
  const missing = options.filter(({ required, flag }) => required && !given.has(flag));
  const needed = parameters.filter(({ required }) => required);
  const most = parameters.some(({ multiple }) => multiple) ? Infinity : parameters.length;
  const surplus = positional[most];
  const absent = needed[positional.length];
  return [
    ...findings,
    ...missing.map(({ flag, type }) => ({
      ...place,
      rule: "missing-option" as const,
      what: `"${name}" needs "${flag}".`,
      fix: `write "${name} ${flag}${type === "flag" ? "" : " …"}".`,
    })),
    ...(absent
      ? [
          {
            ...place,
            rule: "missing-argument" as const,
            what: `"${name}" needs ${absent.name}.`,
            fix: `write "${usage}".`,
          },
        ]
      : []),
    ...(surplus
      ? [
          {
            ...placeIn(surplus),
            rule: "surplus-argument" as const,
            what: `"${name}" takes ${most === 0 ? "no argument" : `${String(most)} argument${most === 1 ? "" : "s"}`}; "${surplus.text}" is one too many.`,
            fix: `write "${usage}", and put values with spaces in quotes.`,
          },
        ]
      : []),
  ];
}

interface ReadOptions {
  readonly findings: readonly Finding[];
  readonly positional: readonly ShellWord[];
  /** Long names of the options in the call. */
  readonly given: ReadonlySet<string>;
  readonly isHelp: boolean;
  /** Whether a word may expand to any number of words, so that the check cannot tell what is missing. */
  readonly isOpen: boolean;
}

/**
 * Reads the words of a call as click does.
 *
 * @param order in a group, the first word that is not an option ends the group's options: the rest belong to the command it names.
 * @source click 8, `OptionParser`: a name of several letters after one "-" is matched as a whole, else letter by letter; a value is
 * whatever comes next.
 */
// eslint-disable-next-line max-lines-per-function -- the words left to read are the state that its functions share
function readOptions(
  command: Command,
  words: readonly ShellWord[],
  facts: Facts,
  order: "up to the first word" | "between words",
): ReadOptions {
  const findings: Finding[] = [];
  const positional: ShellWord[] = [];
  const given = new Set<string>();
  let isHelp = false;
  let isOpen = false;
  const waiting = [...words];
  for (let word = waiting.shift(); word; word = waiting.shift()) {
    if (word.kind === "any") isOpen = true;
    if (word.text === "--") {
      positional.push(...waiting.splice(0));
    } else if (!/^-./.test(word.text)) {
      positional.push(word);
      if (order === "up to the first word") positional.push(...waiting.splice(0));
    } else if (word.text.split("=")[0]?.includes("$")) {
      // "-$FLAG" may be any option.
      isOpen = true;
    } else if (help.includes(word.text)) {
      isHelp = true;
    } else {
      readOption(word);
    }
  }
  return { findings, positional, given, isHelp, isOpen };

  function readOption(word: ShellWord): void {
    const { text } = word;
    const equals = text.indexOf("=");
    const name = equals === -1 ? text : text.slice(0, equals);
    const option = optionOf(command, name);
    if (option) return readValue(option, name, word, equals === -1 ? null : { ...word, text: text.slice(equals + 1) });
    // "-ls" may be "-l -s", and "-nmodel" may be "-n model".
    const letter = text.startsWith("--") ? undefined : optionOf(command, text.slice(0, 2));
    if (!letter) return reportUnknown(word, name);
    const more = text.slice(2);
    if (letter.type !== "flag") return readValue(letter, text.slice(0, 2), word, { ...word, text: more });
    given.add(letter.flag);
    if (!optionOf(command, `-${more.slice(0, 1)}`)) reportUnknown(word, name);
    else readOption({ ...word, text: `-${more}` });
  }

  function reportUnknown(word: ShellWord, name: string): void {
    findings.push(unknownOption(word, name, command, facts));
    // It is unknown whether the next word is the value of this option.
    isOpen = true;
  }

  function readValue(option: Option, name: string, place: CodePlace, attached: ShellWord | null): void {
    given.add(option.flag);
    if (option.type === "flag") {
      if (attached) findings.push(wrongValue(place, `"${name}" takes no value.`, `write "${name}" alone.`));
      return;
    }
    const value = attached ?? waiting.shift();
    if (!value || (!attached && value.kind === "certain" && optionOf(command, value.text))) {
      if (value) waiting.unshift(value);
      if (!isOpen)
        findings.push(
          wrongValue(place, `"${name}" has no value.`, `write ${describe(option).replace(/\.$/, "")} after it.`),
        );
      return;
    }
    if (value.kind === "any") isOpen = true;
    if (value.kind === "certain" && !placeholder.test(value.text)) {
      const wrong = misfit(option, value.text);
      if (wrong)
        findings.push(wrongValue(value, `"${value.text}" is ${wrong} "${name}".`, adviseOnValue(option, value.text)));
    }
  }
}

function optionOf({ options }: Command, name: string): Option | undefined {
  return options.find(({ flag, short }) => flag === name || short === name);
}

function unknownOption(word: ShellWord, name: string, command: Command, { data }: Facts): Finding {
  const wasThere = data.commands.removed.some(
    ({ form, command: owner }) => owner === command.name && form.split(" ").includes(name),
  );
  const names = command.options.filter(({ hidden }) => !hidden).map(({ flag }) => flag);
  const shorts = command.options.flatMap(({ short }) => short ?? []);
  const all = names.length === 0 ? "remove it: there are none." : `remove it. Options: ${names.join(", ")}.`;
  return {
    ...placeIn(word),
    rule: "unknown-option",
    what: `"${name}" is ${wasThere ? "no longer" : "not"} an option of "${command.name}".`,
    fix: wasThere ? "remove it." : name.startsWith("--") ? suggest(name, names, all) : suggest(name, shorts, all),
  };
}

function wrongValue(place: CodePlace, what: string, fix: string): Finding {
  return { ...placeIn(place), rule: "wrong-option-value", what, fix };
}

/** @returns why an option rejects a value, or null if it accepts it. */
function misfit({ type, choices, values }: Option, text: string): string | null {
  if (type === "integer" && !/^[-+]?\d+$/.test(text)) return "not a whole number for";
  if (type === "boolean" && !booleans.includes(text.toLowerCase())) return "neither true nor false for";
  const known = choices.length > 0 ? choices : values;
  return known.length > 0 && !known.includes(text) ? "not a value of" : null;
}

function adviseOnValue(option: Option, text: string): string {
  const known = option.choices.length > 0 ? option.choices : option.values;
  return suggest(text, known, `write ${describe(option)}`);
}

function describe({ type, choices, values }: Option): string {
  const known = choices.length > 0 ? choices : values;
  if (known.length > 0) return `one of ${known.join(", ")}.`;
  if (type === "integer") return "a whole number.";
  return type === "boolean" ? '"True" or "False".' : "a value.";
}
