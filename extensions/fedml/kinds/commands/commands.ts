import { z } from "zod";
import { asText, noted, sourced } from "../../shared/fields";
import { file, removedForm, scalar, source, text, texts } from "../../shared/schemas";
import type { Facts } from "../../data/facts";
import { by, item, itemKey, type Kind } from "../kind";
import { ids } from "../report";
import { commandElement, commandListElement, optionAnchor } from "./element";

const argument = z.strictObject({
  name: text,
  required: z.boolean().default(false),
  multiple: z.boolean().default(false),
  description: text,
});

const option = z.strictObject({
  flag: z.string().startsWith("--"),
  short: z.string().startsWith("-").optional(),
  type: z.enum(["text", "flag", "integer", "boolean", "choice"]),
  default: scalar.optional(),
  required: z.boolean().default(false),
  multiple: z.boolean().default(false),
  hidden: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  /** Version of the library that introduced the option. */
  since: text.optional(),
  /** Values that the program enforces. */
  choices: texts,
  /** Values that the program understands, although it accepts others. */
  values: texts,
  description: text,
});

const command = z.strictObject({
  name: text,
  kind: z.enum(["command", "group"]),
  file,
  since: text.optional(),
  description: text,
  usage: text,
  arguments: z.array(argument).default([]),
  options: z.array(option).default([]),
  notes: texts,
  examples: texts,
});

const schema = z.strictObject({
  source,
  commands: z.array(command),
  removed: z.array(removedForm.extend({ command: text.optional() })).default([]),
});

export type Command = z.output<typeof command>;
export type Option = z.output<typeof option>;

function index({ commands: list }: z.output<typeof schema>) {
  return { commands: by("name", list) };
}

export const commands: Kind<typeof schema, ReturnType<typeof index>, "command" | "option"> = {
  schema,
  index,
  items: [
    item("command", {
      all: ({ data }) => data.commands.commands,
      id: ({ name }) => name,
      anchor: (name) => name.replaceAll(" ", "-"),
      field: "commands",
      type: "FedmlCommand",
      description: "A command of the fedml program, or a group of commands.",
      fields: {
        name: ["String!", "The whole command: fedml model deploy."],
        kind: ["String!", "command or group."],
        group: ["String", "The parent command; null for the program itself."],
        description: ["String!", "What it does."],
        usage: ["String!", "How it is called."],
        since: ["String", "Version that introduced it, if known."],
        arguments: ["[FedmlArgument!]!", "What follows the options."],
        replaces: ["[String!]!", "Former commands whose work it does now."],
        examples: ["[String!]!", "Calls to paste."],
        ...noted,
        ...sourced,
      },
      values: ({ name, options }, { data }) => ({
        group: parentOf(name) || null,
        optionItems: options.map(({ flag }) => itemKey("option", optionAnchor(name, flag))),
        replaces: data.commands.removed.filter(({ now }) => now === name).map(({ form }) => form),
      }),
      resolved: (find) => ({
        options: {
          type: "[FedmlOption!]!",
          description: "Its options in the order of the help.",
          resolve: ({ optionItems }, context) =>
            (optionItems as readonly string[]).flatMap((key) => find("FedmlOption", key, context) ?? []),
        },
        hasExamples: {
          type: "Boolean!",
          description: "Whether there are calls to paste.",
          resolve: ({ examples }) => (examples as readonly string[]).length > 0,
        },
      }),
      search: ({ name, kind, description, options }) => [
        { name, kind: kind === "group" ? "commands" : "command", description },
        ...options
          .filter(({ hidden }) => !hidden)
          .map(({ flag, short, description: meaning }) => ({
            anchor: optionAnchor(name, flag),
            name: `${name} ${flag}`,
            kind: "option",
            description: meaning,
            aliases: short === undefined ? [] : [short],
          })),
      ],
    }),
    item("option", {
      all: ({ data }) =>
        data.commands.commands.flatMap(({ name, options }) =>
          options.map((each) => ({ ...each, commandName: name, shownWith: itemKey("command", name) })),
        ),
      id: ({ commandName, flag }) => optionAnchor(commandName, flag),
      type: "FedmlOption",
      description: "An option of a command.",
      fields: {
        flag: ["String!", "Its long form: --cluster."],
        short: ["String", "Its short form: -c."],
        type: ["String!", "text, flag, integer, boolean or choice."],
        default: ["String", "What applies without it; null if nothing does."],
        required: ["Boolean!", "Whether the command needs it."],
        multiple: ["Boolean!", "Whether it can be given several times."],
        hidden: ["Boolean!", "Whether the program's help leaves it out."],
        deprecated: ["Boolean!", "Whether it is about to go."],
        since: ["String", "Version that introduced it, if known."],
        choices: ["[String!]!", "Values that the program enforces."],
        values: ["[String!]!", "Values that it understands, though it accepts others."],
        description: ["String!", "What it does."],
        commandName: ["String!", "Name of its command."],
      },
      values: ({ default: initial, shownWith }) => ({ default: asText(initial), shownWith }),
      resolved: (find) => ({
        command: {
          type: "FedmlCommand!",
          description: "Its command.",
          resolve: ({ shownWith }, context) => find("FedmlCommand", shownWith as string, context),
        },
      }),
    }),
  ],
  check({ data: { commands: data }, commands: known }, { unique, link }) {
    unique(ids("name", data.commands, "commands"));
    unique(ids("id", data.removed, "removed"));
    for (const [place, { name, options }] of data.commands.entries()) {
      const at = ["commands", place] as const;
      unique(ids("flag", options, ...at, "options"));
      unique(ids("short", options, ...at, "options"));
      link([...at, "name"], parentOf(name) || undefined, "commands", "command", known);
    }
    for (const [place, { now, command: owner }] of data.removed.entries()) {
      link(["removed", place, "now"], now, "commands", "command", known);
      link(["removed", place, "command"], owner, "commands", "command", known);
    }
  },
  elements: { Command: commandElement, CommandList: commandListElement },
  types: {
    FedmlArgument: {
      description: "An argument of a command.",
      fields: {
        name: ["String!", "Its name in the help."],
        required: ["Boolean!", "Whether the command needs it."],
        multiple: ["Boolean!", "Whether it can be given several times."],
        description: ["String!", "What it is."],
      },
    },
  },
  covers: {
    what: "command",
    description: "Commands, each with all below it.",
    at: ({ commands }, name) => ["commands", [...commands.keys()].indexOf(name)],
    names: (facts) => [...facts.commands.keys()],
    items: (facts, name) => commandsFrom(facts, name).map((each) => itemKey("command", each)),
    element: (id) => `<Command name="${id}" />`,
    // A group whose commands are spread over several pages is covered if each command is covered and the group itself is shown.
    covered(facts, promised, shown) {
      const covered = new Set([...promised].flatMap((name) => commandsFrom(facts, name)));
      const names = [...facts.commands.keys()];
      // Inner groups first, the program itself last.
      for (const name of [...names].sort((a, b) => b.length - a.length)) {
        const below = names.filter((other) => other.startsWith(`${name} `));
        const isSpread = below.length > 0 && below.every((other) => covered.has(other));
        if (isSpread && shown.has(itemKey("command", name))) covered.add(name);
      }
      return covered;
    },
  },
};

function parentOf(name: string): string {
  return name.split(" ").slice(0, -1).join(" ");
}

/** @returns a command and all commands below it, in the order of the data; empty if there is no such command. */
function commandsFrom({ commands: known }: Facts, name: string): readonly string[] {
  if (!known.has(name)) return [];
  // The program's name covers only its root: no page shows all commands.
  const isRoot = !name.includes(" ");
  return [...known.keys()].filter((other) => other === name || (!isRoot && other.startsWith(`${name} `)));
}
