import { find, unknown } from "../../../../node/elements/element";
import { itemKey, type FactsElement } from "../kind";
import { badge, labelled, notes, sourceLine, value } from "../../shared/phrases";
import {
  code,
  fence,
  flowComponent,
  itemLink,
  lines,
  paragraph,
  strong,
  table,
  type Block,
  type Phrases,
} from "../../../../node/elements/mdast";
import type { Facts } from "../../data/facts";
import type { Symbol } from "./api";

/** `<ApiSymbol name="fedml.api.launch_job" />` */
export const apiSymbolElement: FactsElement = {
  reads: ["api"],
  attributes: { name: "required" },
  expand: ({ name = "" }, place) => {
    const symbol = find(place.facts.symbols, name, "name");
    const properties = place.show(itemKey("symbol", name));
    const card = [
      paragraph([strong(code(name), properties), " ", badge(kindOf(symbol))], { className: ["symbol-name"] }),
      paragraph([symbol.description, ...since(symbol)]),
      fence("python", signatureOf(symbol)),
      ...parameterTable(symbol),
      ...outcome(symbol),
      ...notes([...symbol.notes, ...formerNames(symbol, place.facts)]),
      sourceLine(place.facts.data.api.source, symbol.file),
    ];
    return [flowComponent("div", { className: "symbol" }, card)];
  },
};

/** `<ApiList group="launch" prefix="fedml.api.cluster_" />`: all names of a group, or those with the same prefix. */
export const apiListElement: FactsElement = {
  reads: ["api", "places"],
  attributes: { group: "required", prefix: "optional" },
  expand: ({ group = "", prefix = "" }, { facts }) => {
    const groups = facts.data.api.groups.map(({ id }) => id);
    if (!groups.includes(group)) throw unknown(group, groups, "group of names");
    const symbols = facts.data.api.symbols.filter((symbol) => symbol.group === group);
    const wanted = symbols.filter(({ name }) => name.startsWith(prefix));
    if (wanted.length === 0) {
      throw unknown(
        prefix,
        symbols.map(({ name }) => name),
        `start of a name of the group ${group}`,
      );
    }
    return [
      table({
        label: `Names of the group ${group}`,
        className: "reference-list",
        head: ["Name", "Kind", "What it does"],
        rows: wanted.map((symbol) => [
          itemLink(itemKey("symbol", symbol.name), code(symbol.name)),
          kindOf(symbol),
          symbol.description,
        ]),
      }),
    ];
  },
};

/** `<ResultCodes />` */
export const resultCodesElement: FactsElement = {
  reads: ["api"],
  attributes: {},
  expand: (_, { facts, anchor }) => [
    table({
      label: "Result codes",
      className: "reference-options",
      head: ["Code", "Constant", "Meaning"],
      rows: facts.data.api.result_codes.map(({ code: number, constant, meaning }) => [
        code(String(number), anchor(`result-${number}`)),
        code(constant),
        meaning,
      ]),
    }),
  ],
};

function kindOf({ kind, abstract, async: isAsync }: Symbol): string {
  return [...(abstract ? ["abstract"] : []), ...(isAsync ? ["asynchronous"] : []), kind].join(" ");
}

function since({ since: version }: Symbol): readonly string[] {
  return version === undefined ? [] : [` Since ${version}.`];
}

/** Maximum length of a signature on one line, in characters. */
const longestLine = 72;

/** @returns the signature as Python declares it; a long one has a line for each parameter. */
export function signatureOf({
  kind,
  signature,
  async: isAsync,
  bases,
  returns_annotation: annotation,
}: Symbol): string {
  const open = signature.indexOf("(");
  const close = signature.lastIndexOf(")");
  const name = signature.slice(0, open);
  const inside = splitParameters(signature.slice(open + 1, close));
  const arrow = annotation === undefined || kind === "class" ? "" : ` -> ${annotation}`;
  const head = kind === "class" ? "class " : isAsync ? "async def " : "def ";
  const oneLine = `${head}${name}(${inside.join(", ")})${arrow}`;
  const known = bases.filter((base) => base !== "object");
  const comment = kind === "class" && known.length > 0 ? `  # bases: ${known.join(", ")}` : "";
  if (oneLine.length + comment.length <= longestLine) return oneLine + comment;
  return `${head}${name}(${comment}\n${inside.map((parameter) => `    ${parameter},\n`).join("")})${arrow}`;
}

/** Splits at commas, except inside brackets: "Dict[str, int]". */
function splitParameters(inside: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let current = "";
  for (const sign of inside) {
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
    if (sign === "," && depth === 0) {
      found.push(current.trim());
      current = "";
    } else current += sign;
  }
  return [...found, current.trim()].filter((parameter) => parameter !== "");
}

function parameterTable({ name, parameters }: Symbol): readonly Block[] {
  if (parameters.length === 0) return [];
  return [
    table({
      label: `Parameters of ${name}`,
      className: "reference-stacked reference-parameters",
      head: ["Parameter", "Type", "Default", "Meaning"],
      labels: ["Default"],
      rows: parameters.map((parameter) => [
        [code(parameter.name), ...(parameter.required ? [" ", badge("required", "info")] : [])],
        parameter.type === undefined ? [] : code(parameter.type),
        value(parameter.default),
        parameter.description ?? [],
      ]),
    }),
  ];
}

function outcome({ returns, returns_annotation: annotation, raises }: Symbol): readonly Block[] {
  const result: Phrases = returns ?? (annotation === undefined ? [] : code(annotation));
  const parts = lines(labelled("Returns", result), ...raises.map((raise) => labelled("Raises", raise)));
  return parts.length === 0 ? [] : [paragraph(parts, { className: ["reference-outcome"] })];
}

function formerNames({ name }: Symbol, { data }: Facts): readonly Phrases[] {
  return data.api.removed
    .filter(({ now }) => now === name)
    .map(({ form }) => [code(form), " no longer exists; use ", code(name), " instead."]);
}
