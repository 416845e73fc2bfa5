import type { FactsData } from "../data/facts";
import type { Command, Option } from "../kinds/commands/commands";
import type { Difference, Edit } from "./difference";
import type { Library } from "./openLibrary";
import { readCommands, type SourceCommand, type SourceOption } from "./readCommands";

/** @returns the differences between the data on commands and the program. */
export function compareCommands(
  library: Library,
  { commands: { commands } }: Pick<FactsData, "commands">,
): readonly Difference[] {
  const found = new Map(readCommands(library).map((command) => [command.name, command]));
  const known = new Set(commands.map(({ name }) => name));
  return [
    ...commands.flatMap((command, place) => {
      const now = found.get(command.name);
      return now ? compareCommand(command, now, place) : [gone(command.name, command.file, ["commands", place])];
    }),
    ...Array.from(found.values(), (command) =>
      known.has(command.name) ? [] : [brought(command, commands.length)],
    ).flat(),
  ];
}

function compareCommand(command: Command, now: SourceCommand, place: number): readonly Difference[] {
  const { name } = command;
  const at = `${now.file}:${now.line}`;
  const changed = (what: string, key: string, value: unknown): Difference => ({
    kind: "changed",
    data: "commands",
    name,
    what,
    source: at,
    path: ["commands", place],
    edits: [{ path: ["commands", place, key], value }],
  });
  const options = new Map(now.options.map((option) => [option.flag, option]));
  const known = new Set(command.options.map(({ flag }) => flag));
  const added = now.options.filter(({ flag }) => !known.has(flag));
  const names = now.arguments.map((argument) => argument.name).join(", ");
  const knownNames = command.arguments.map((argument) => argument.name).join(", ");
  return [
    ...(command.kind === now.kind ? [] : [changed(`is a ${now.kind}`, "kind", now.kind)]),
    ...(command.file === now.file ? [] : [changed(`is defined in ${now.file}`, "file", now.file)]),
    ...(names === knownNames
      ? []
      : [{ ...changed(`takes the arguments "${names}", not "${knownNames}"`, "arguments", []), edits: [] }]),
    ...command.options.flatMap((option, index) => {
      const source = options.get(option.flag);
      const path = ["commands", place, "options", index];
      if (!source) return [gone(`${name} ${option.flag}`, at, path)];
      return compareOption(name, option, source, path, at);
    }),
    ...added.map((option, index): Difference => {
      const path = ["commands", place, "options", command.options.length + index];
      const edits = [{ path, value: optionEntry(option) }];
      return {
        kind: "new",
        data: "commands",
        name: `${name} ${option.flag}`,
        what: "is new",
        source: at,
        path: ["commands", place],
        edits,
      };
    }),
  ];
}

function compareOption(
  command: string,
  option: Option,
  now: SourceOption,
  path: Edit["path"],
  source: string,
): readonly Difference[] {
  const pairs = [
    ["short", option.short, now.short],
    ["type", option.type, now.type],
    // A flag that is not set is false, so a missing default equals false.
    [
      "default",
      now.type === "flag" ? option.default || undefined : option.default,
      now.type === "flag" ? now.default || undefined : now.default,
    ],
    ["required", option.required, now.required],
    ["multiple", option.multiple, now.multiple],
    ["hidden", option.hidden, now.hidden],
    ["choices", option.choices.join(", "), now.choices.join(", ")],
  ] as const;
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([key, before, after]) => ({
      kind: "changed",
      data: "commands",
      name: `${command} ${option.flag}`,
      what: `${key} is ${shown(after)}, not ${shown(before)}`,
      source,
      path,
      edits: [{ path: [...path, key], value: key === "choices" ? now.choices : after || undefined }],
    }));
}

function brought(command: SourceCommand, place: number): Difference {
  const { name, kind, file, line, options } = command;
  const names = command.arguments.map((argument) => ` [${argument.name.toUpperCase()}]`).join("");
  const usage = `${name} [OPTIONS]${kind === "group" ? " COMMAND [ARGS]..." : names}`;
  const value = {
    name,
    kind,
    file,
    usage,
    ...(command.arguments.length > 0 && { arguments: command.arguments }),
    ...(options.length > 0 && { options: options.map(optionEntry) }),
  };
  const edits = [{ path: ["commands", place], value }];
  return { kind: "new", data: "commands", name, what: "is new", source: `${file}:${line}`, edits };
}

/** @returns an entry that lacks only the author's description. */
function optionEntry(option: SourceOption): object {
  const { choices, ...rest } = option;
  const said = Object.entries({ ...rest, ...(choices.length > 0 && { choices }) });
  return Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== false));
}

function gone(name: string, source: string, path: Edit["path"]): Difference {
  return { kind: "gone", data: "commands", name, what: "is not in the program", source, path };
}

function shown(value: unknown): string {
  return value === undefined || value === "" ? "unset" : JSON.stringify(value);
}
