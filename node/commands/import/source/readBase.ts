import path from "node:path";
import type { Expression } from "@swc/core";
import { contextOf, findKey, namesOf, parseModule, valueOf, type Literal, type Names } from "../elements/literalOf";

/** Documents of a Docusaurus site: those of its preset, or of the plugin that further ones need. */
export interface Documents {
  readonly isPreset: boolean;
  readonly option: (name: string) => Literal | undefined;
}

const plugin = "@docusaurus/plugin-content-docs";

/**
 * @source Docusaurus: documents lie below /docs unless `routeBasePath` says otherwise.
 * @param config text of the configuration; it counts what it says of the documents in this folder, or else of those of the preset.
 * @param configFolder absolute path, as is that of the documents.
 */
export function readBase(config: string, configFolder: string, folder: string): string {
  const module = parseModule(config);
  if (module === null) return "/docs";
  const names = namesOf(module.body);
  const all = documentsIn(module, names);
  const isOf = ({ option }: Documents) => path.resolve(configFolder, textOf(option("path")) ?? "docs") === folder;
  const found =
    all.find(isOf) ??
    all.find(({ isPreset }) => isPreset) ??
    all.find(({ option }) => [undefined, "default"].includes(textOf(option("id"))));
  return path.posix.join("/", textOf(found?.option("routeBasePath")) ?? "docs");
}

function documentsIn(module: unknown, names: Names): readonly Documents[] {
  const presets = findKey(module, "presets")
    .flatMap((preset) => findKey(preset, "docs"))
    .filter(({ type }) => type !== "BooleanLiteral");
  return [
    ...presets.map((options) => ({ isPreset: true, option: optionOf(options, names) })),
    ...pluginsIn(module).map((options) => ({ isPreset: false, option: optionOf(options, names) })),
  ];
}

/** @returns the options in every `["@docusaurus/plugin-content-docs", { … }]`. */
function pluginsIn(node: unknown): readonly Expression[] {
  if (Array.isArray(node)) return node.flatMap((each: unknown) => pluginsIn(each));
  if (typeof node !== "object" || node === null) return [];
  const { type, elements = [] } = node as { type?: string; elements?: readonly ({ expression: Expression } | null)[] };
  const [name, options] = type === "ArrayExpression" ? elements : [];
  if (name?.expression.type === "StringLiteral" && name.expression.value === plugin && options)
    return [options.expression];
  return Object.values(node).flatMap((each) => pluginsIn(each));
}

/** Reads one option by itself, because a program may make the others. */
export function optionOf(options: Expression, names: Names): Documents["option"] {
  switch (options.type) {
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
    case "TsConstAssertion":
      return optionOf(options.expression, names);
    case "Identifier": {
      const known = names.get(options.value);
      return known && known !== options ? optionOf(known, names) : () => undefined;
    }
    case "ObjectExpression":
      return (name) => {
        for (const property of options.properties) {
          if (property.type === "Identifier" && property.value === name) return valueOf(property, contextOf(names));
          if (property.type !== "KeyValueProperty") continue;
          const { key, value } = property;
          if ((key.type === "Identifier" || key.type === "StringLiteral") && key.value === name)
            return valueOf(value, contextOf(names));
        }
        return undefined;
      };
    default:
      return () => undefined;
  }
}

function textOf(value: Literal | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
