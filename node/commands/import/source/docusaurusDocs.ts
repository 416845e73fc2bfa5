import { existsSync } from "node:fs";
import path from "node:path";
import type { Expression } from "@swc/core";
import { findKey, type Literal, type Names } from "../elements/literalOf";
import { optionOf, plainExpression, propertyOf } from "./propertyOf";
import type { ConfigurationModule } from "./readModule";

/** A set of documents of a Docusaurus site: that of the preset, or that of a further instance of the docs plugin. */
export interface Documents {
  readonly isPreset: boolean;
  readonly option: (name: string) => Literal | undefined;
  /** The expression of an option, not evaluated. */
  readonly written: (name: string) => Expression | undefined;
}

const docsPlugin = /^(?:@docusaurus\/)?(?:plugin-)?content-docs$/;

/**
 * @source Docusaurus: documents are published below /docs unless `routeBasePath` is set.
 * @param config null if there is no readable configuration.
 */
export function readBase(config: ConfigurationModule | null, folder: string): string {
  const found = config && documentsOf(config, folder);
  return path.posix.join("/", textOf(found?.option("routeBasePath")) ?? "docs");
}

/**
 * @source Docusaurus: if there is a list of versions, the current documents are published below "next", and the last version in their
 * place, unless `versions.current.path` or `lastVersion` say otherwise.
 * @returns the base of the current documents in a site with versions; null if they have no base of their own.
 */
export function readVersionBase(config: ConfigurationModule | null, folder: string): string | null {
  const found = config && documentsOf(config, folder);
  if (!found || folder.split(path.sep).at(-2)?.endsWith("versioned_docs")) return null;
  const id = textOf(found.option("id")) ?? "default";
  const list = path.join(path.dirname(config.file), `${id === "default" ? "" : `${id}_`}versions.json`);
  const isOff = found.option("disableVersioning") === true || found.option("lastVersion") === "current";
  const own = textOf(dataOf(dataOf(found.option("versions"))["current"])["path"]);
  const below = own ?? (isOff || !existsSync(list) ? "" : "next");
  return below === "" ? null : path.posix.join(readBase(config, folder), below);
}

/** @returns the documents in this folder, or else in a folder of that name, or else those of the preset or the default plugin. */
export function documentsOf({ file, module, names }: ConfigurationModule, folder: string): Documents | undefined {
  const all = [
    ...presetsIn(module, names).map((options) => documents(options, names, true)),
    ...pluginsIn(module, docsPlugin).map((options) => documents(options, names, false)),
  ];
  const folderOf = ({ option }: Documents) => path.resolve(path.dirname(file), textOf(option("path")) ?? "docs");
  const namesakes = all.filter((each) => path.basename(folderOf(each)) === path.basename(folder));
  return (
    all.find((each) => folderOf(each) === folder) ??
    (namesakes.length === 1 ? namesakes[0] : undefined) ??
    all.find(({ isPreset }) => isPreset) ??
    all.find(({ option }) => [undefined, "default"].includes(textOf(option("id"))))
  );
}

function documents(options: Expression, names: Names, isPreset: boolean): Documents {
  return { isPreset, option: optionOf(options, names), written: (name) => propertyOf(options, names, name) };
}

/** @returns the `docs` options of every `presets: [["classic", { docs: { … } }]]`. */
function presetsIn(module: unknown, names: Names): readonly Expression[] {
  const constant = names.get("presets");
  const lists = [...findKey(module, "presets"), ...(constant ? [constant] : [])].map((list) =>
    plainExpression(list, names),
  );
  const found = lists.flatMap((list) => {
    const presets = list.type === "ArrayExpression" ? list.elements : [];
    return presets.flatMap((preset) => {
      const pair = preset && plainExpression(preset.expression, names);
      const options = pair?.type === "ArrayExpression" ? pair.elements[1] : undefined;
      return options ? (propertyOf(options.expression, names, "docs") ?? []) : [];
    });
  });
  const docs = found.length > 0 ? found : lists.flatMap((list) => findKey(list, "docs"));
  return [...new Set(docs)].filter((each) => plainExpression(each, names).type !== "BooleanLiteral");
}

/** @returns the options of every plugin entry whose name matches, such as `["@docusaurus/plugin-content-docs", { … }]`. */
export function pluginsIn(node: unknown, plugin: RegExp): readonly Expression[] {
  if (Array.isArray(node)) return node.flatMap((each: unknown) => pluginsIn(each, plugin));
  if (typeof node !== "object" || node === null) return [];
  const { type, elements = [] } = node as { type?: string; elements?: readonly ({ expression: Expression } | null)[] };
  const [name, options] = type === "ArrayExpression" ? elements : [];
  if (name && options && plugin.test(nameOf(name.expression))) return [options.expression];
  return Object.values(node).flatMap((each) => pluginsIn(each, plugin));
}

/** @returns the plugin name in `"a"` or `require.resolve("a")`; "" otherwise. */
function nameOf(node: Expression): string {
  if (node.type === "StringLiteral") return node.value;
  const [only] = node.type === "CallExpression" ? node.arguments : [];
  return only?.expression.type === "StringLiteral" ? only.expression.value : "";
}

function dataOf(value: Literal | undefined): Readonly<Record<string, Literal | undefined>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, Literal>) : {};
}

function textOf(value: Literal | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
