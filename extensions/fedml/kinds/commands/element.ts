import { unknown, find } from "../../../../node/elements/element";
import { itemKey, type FactsElement, type FactsPlace } from "../kind";
import { labelled, notes, sourceLine, value, values } from "../../shared/phrases";
import {
  code,
  fence,
  itemLink,
  join,
  lines,
  paragraph,
  phrases,
  table,
  text,
  type Block,
  type Phrase,
  type Phrases,
} from "../../../../node/elements/mdast";
import type { Facts } from "../../data/facts";
import type { Command, Option } from "./commands";

/** `<Command name="fedml model deploy" />` */
export const commandElement: FactsElement = {
  reads: ["commands"],
  attributes: { name: "required" },
  expand: ({ name = "" }, place) => {
    const { data, commands } = place.facts;
    const command = find(commands, name, "command");
    const { id } = place.show(itemKey("command", name));
    const visible = command.options.filter(({ hidden }) => !hidden);
    return [
      paragraph([...sentenceAbout(command), ...since(command.since)], id === undefined ? {} : { id }),
      fence("bash", command.usage, "Usage"),
      ...argumentTable(command),
      ...(visible.length === 0 ? [] : [optionTable(command, visible, place)]),
      ...notes([...command.notes, ...removedForms(name, place.facts)]),
      sourceLine(data.commands.source, command.file),
    ];
  },
};

/** `<CommandList under="fedml model" />` */
export const commandListElement: FactsElement = {
  reads: ["commands", "places"],
  attributes: { under: "required" },
  expand: ({ under = "" }, { facts }) => {
    find(facts.commands, under, "command");
    const below = commandsBelow(facts, under);
    if (below.length === 0) {
      const groups = [...facts.commands.values()].filter(({ kind }) => kind === "group").map(({ name }) => name);
      throw unknown(under, groups, "group of commands");
    }
    return [
      table({
        label: `Commands below ${under}`,
        className: "reference-list",
        head: ["Command", "What it does"],
        rows: below.map(({ name, description }) => [itemLink(itemKey("command", name), code(name)), description]),
      }),
    ];
  },
};

/** "`fedml launch` packages …". In the data, descriptions begin with the verb, as lists show them. */
function sentenceAbout({ name, description }: Command): readonly Phrase[] {
  return phrases([code(name), ` ${description.charAt(0).toLowerCase()}${description.slice(1)}`]);
}

/** @returns the commands one level below. */
function commandsBelow({ commands }: Facts, name: string): readonly Command[] {
  const depth = name.split(" ").length + 1;
  return [...commands.values()].filter(
    (command) => command.name.startsWith(`${name} `) && command.name.split(" ").length === depth,
  );
}

/** The anchor of an option: "fedml-launch--cluster". */
export function optionAnchor(command: string, flag: string): string {
  return `${command.replaceAll(" ", "-")}${flag}`;
}

function argumentTable({ name, arguments: given }: Command): readonly Block[] {
  if (given.length === 0) return [];
  return [
    table({
      label: `Arguments of ${name}`,
      className: "reference-options",
      head: ["Argument", "Meaning"],
      rows: given.map((argument) => [
        code(argument.name),
        join(
          [
            argument.required ? "Required." : "Optional.",
            ...(argument.multiple ? ["Can be repeated."] : []),
            argument.description,
          ],
          " ",
        ),
      ]),
    }),
  ];
}

function optionTable({ name }: Command, options: readonly Option[], place: FactsPlace): Block {
  return table({
    label: `Options of ${name}`,
    className: "reference-options",
    head: ["Option", "Type", "Default", "Meaning"],
    labels: ["Default"],
    rows: options.map((option) => [
      join(
        [
          code(option.flag, place.anchor(optionAnchor(name, option.flag))),
          ...(option.short ? [code(option.short)] : []),
        ],
        ", ",
      ),
      option.type,
      value(option.default),
      meaningOf(option),
    ]),
  });
}

function meaningOf(option: Option): Phrases {
  const marks = [
    ...(option.multiple ? ["Can be repeated."] : []),
    ...(option.deprecated ? ["Deprecated."] : []),
    ...since(option.since),
  ];
  return lines(
    join([...(option.required ? ["Required."] : []), option.description], " "),
    labelled("Choices", values(option.choices)),
    labelled("Values", values(option.values)),
    marks.join(" "),
  );
}

function since(version: string | undefined): readonly string[] {
  return version === undefined ? [] : [` Since ${version}.`];
}

/** Forms that readers of older texts may try. */
function removedForms(name: string, { data }: Facts): readonly Phrases[] {
  const mine = data.commands.removed.filter(({ command, now }) => command === name || now === name);
  return mine.map(({ form, now, note }) =>
    phrases([
      code(form),
      " is no longer accepted",
      ...(now === undefined ? [text(".")] : [text("; use "), code(now), text(".")]),
      ...(note === undefined ? [] : [` ${note}`]),
    ]),
  );
}
