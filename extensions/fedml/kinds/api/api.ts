import { z } from "zod";
import type { Facts } from "../../data/facts";
import { noted, sourced } from "../../shared/fields";
import { file, removedForm, source, text, texts, titled } from "../../shared/schemas";
import { by, item, itemKey, type Kind } from "../kind";
import { ids } from "../report";
import { apiListElement, apiSymbolElement, resultCodesElement } from "./element";

const parameter = z.strictObject({
  name: text,
  type: text.optional(),
  required: z.boolean().default(false),
  default: z.string().optional(),
  description: text.optional(),
});

const symbol = z.strictObject({
  name: text,
  group: text,
  kind: z.enum(["function", "class", "method"]),
  module: text,
  file,
  since: text.optional(),
  signature: text,
  description: text,
  bases: texts,
  abstract: z.boolean().default(false),
  async: z.boolean().default(false),
  parameters: z.array(parameter).default([]),
  returns: text.optional(),
  returns_annotation: text.optional(),
  raises: texts,
  notes: texts,
});

const schema = z.strictObject({
  source,
  groups: z.array(titled),
  symbols: z.array(symbol),
  result_codes: z.array(z.strictObject({ code: z.int(), constant: text, meaning: text })),
  removed: z.array(removedForm).default([]),
  /** Names that no page describes: those that examples import and, with "why", public ones that only the library calls. */
  further: z.array(z.strictObject({ name: z.string().startsWith("fedml."), file, why: text.optional() })).default([]),
});

export type Symbol = z.output<typeof symbol>;

function index({ symbols }: z.output<typeof schema>) {
  return { symbols: by("name", symbols) };
}

export const api: Kind<typeof schema, ReturnType<typeof index>, "symbol"> = {
  schema,
  index,
  items: [
    item("symbol", {
      all: ({ data }) => data.api.symbols,
      id: ({ name }) => name,
      field: "apiSymbols",
      type: "ApiSymbol",
      description: "A public Python name of the library.",
      fields: {
        name: ["String!", "The name as it is imported: fedml.api.launch_job."],
        group: ["String!", "Group of names: launch."],
        kind: ["String!", "function, class or method."],
        module: ["String!", "Module that defines it."],
        signature: ["String!", "Signature as in the source, in one line."],
        description: ["String!", "What it does."],
        since: ["String", "Version that introduced it, if known."],
        bases: ["[String!]!", "Base classes."],
        abstract: ["Boolean!", "Whether it is abstract."],
        async: ["Boolean!", "Whether it is asynchronous."],
        parameters: ["[ApiParameter!]!", "Parameters in their order."],
        returns: ["String", "What it returns."],
        returns_annotation: ["String", "Return type as annotated."],
        raises: ["[String!]!", "What it raises, and when."],
        ...noted,
        ...sourced,
      },
      search: ({ name, kind, description, parameters }) => [
        { name, kind, description: [description, ...parameters.map((each) => each.name)].join(" ") },
      ],
    }),
  ],
  check({ data: { api: data }, symbols }, { unique, link }) {
    const groups = groupsOf({ api: data });
    unique(ids("id", data.groups, "groups"));
    unique(ids("name", data.symbols, "symbols"));
    unique(ids("code", data.result_codes, "result_codes"));
    unique(ids("id", data.removed, "removed"));
    for (const [place, { group, parameters }] of data.symbols.entries()) {
      link(["symbols", place, "group"], group, "api", "group", groups);
      unique(ids("name", parameters, "symbols", place, "parameters"));
    }
    for (const [place, { now }] of data.removed.entries()) {
      link(["removed", place, "now"], now, "api", "name", symbols);
    }
  },
  elements: { ApiList: apiListElement, ApiSymbol: apiSymbolElement, ResultCodes: resultCodesElement },
  types: {
    ApiParameter: {
      description: "A parameter of a Python name.",
      fields: {
        name: ["String!", "Its name."],
        type: ["String", "Type as annotated; null if the source has none."],
        required: ["Boolean!", "Whether it must be given."],
        default: ["String", "Default as a Python literal."],
        description: ["String", "What it is."],
      },
    },
  },
  covers: {
    what: "group of names",
    description: "Groups of Python names.",
    at: ({ data }, name) => ["groups", groupsOf(data).indexOf(name)],
    names: ({ data }) => groupsOf(data),
    items: ({ data }, name) =>
      data.api.symbols.filter(({ group }) => group === name).map((each) => itemKey("symbol", each.name)),
    element: (id) => `<ApiSymbol name="${id}" />`,
  },
};

function groupsOf({ api: { groups } }: Pick<Facts["data"], "api">): readonly string[] {
  return groups.map(({ id }) => id);
}
