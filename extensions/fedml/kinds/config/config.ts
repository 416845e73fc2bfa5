import { z } from "zod";
import { asText, noted, sourced } from "../../shared/fields";
import { file, scalar, source, text, texts } from "../../shared/schemas";
import { algorithmKinds } from "../algorithms/lists";
import { by, item, itemKey, type Kind } from "../kind";
import { ids } from "../report";
import { configKeysElement, environmentVariablesElement, schemaElement } from "./element";
import { federatedDocument, keyId, keysFrom, keysOf } from "./keys";
import { schemaFiles } from "./schema";
import { workbenchFile } from "./workbenchFile";

/** A place in the library's code that reads a key. */
const keyReader = z.strictObject({
  /** Algorithm, trainer, transport or function that reads the key. */
  by: text,
  at: z.string().regex(/^python\/[\w./-]+\.py:[1-9]\d*$/, 'must be a file and a line: "python/fedml/runner.py:12"'),
  /** Whether that code fails without the key. */
  needed: z.boolean().default(false),
});

const configKey = z.strictObject({
  key: text,
  type: text,
  required: z.boolean().default(false),
  /** Keys of the same document that can replace it. */
  required_unless: texts,
  default: scalar.optional(),
  allowed: z.array(scalar).default([]),
  /** The list whose names are its values. */
  values_of: z.enum([...algorithmKinds, "datasets", "models"]).optional(),
  example: z.union([scalar, z.array(scalar)]).optional(),
  meaning: text,
  read_by_library: z.boolean().default(true),
  reads: z.array(keyReader).default([]),
  notes: texts,
});

const user = z
  .strictObject({ command: text.optional(), symbol: text.optional(), key: text.optional() })
  .refine((value) => Object.values(value).filter(Boolean).length === 1, "must be one of command, symbol and key");

const configDocument = z.strictObject({
  name: text,
  file,
  description: text,
  used_by: z.array(user).default([]),
  notes: texts,
  example: text.optional(),
  sections: z.array(z.strictObject({ name: text, keys: z.array(configKey) })).default([]),
  keys: z.array(configKey).default([]),
});

const hiddenKeys = z.strictObject({
  /** A file, or a folder for all files in it. */
  file,
  keys: z.array(text).min(1),
  why: text,
});

const schema = z.strictObject({
  source,
  documents: z.array(configDocument),
  /** Keys of `fedml_config.yaml` that the code reads but that readers never set. */
  not_for_readers: z.array(hiddenKeys).default([]),
  environment_variables: z.array(z.strictObject({ name: text, meaning: text })),
});

export type ConfigDocument = z.output<typeof configDocument>;
export type ConfigKey = z.output<typeof configKey>;
export type KeyReader = z.output<typeof keyReader>;

function index({ documents }: z.output<typeof schema>) {
  const placed = documents.flatMap(keysOf);
  return {
    documents: by("name", documents),
    /** By `keyId`, in the order of the documents. */
    keys: new Map(placed.map((key) => [keyId(key.document, key.path), key])),
    /** Keys of `federatedDocument` by their last part: its sections only group keys for readers. */
    settings: by("key", placed.filter(({ document }) => document === federatedDocument).reverse()),
  };
}

export const config: Kind<typeof schema, ReturnType<typeof index>, "key" | "variable"> = {
  schema,
  index,
  items: [
    item("key", {
      all: ({ keys, documents }) =>
        Array.from(keys.values(), (key) => ({ ...key, file: documents.get(key.document)?.file })),
      id: ({ document, path }) => keyId(document, path),
      anchor: (id) => id.slice(id.indexOf("#") + 1),
      field: "configKeys",
      type: "ConfigKey",
      description: "A key of a configuration document.",
      fields: {
        document: ["String!", "The document: job.yaml."],
        path: ["String!", "The key with its parent keys: computing.resource_type."],
        type: ["String!", "Type of its value."],
        required: ["Boolean!", "Whether the document needs it."],
        default: ["String", "What applies without it; null if nothing does."],
        allowed: ["[String!]!", "Values that it takes, if there are only a few."],
        example: ["String", "A value seen in an example."],
        meaning: ["String!", "What it sets."],
        readByLibrary: ["Boolean!", "Whether the library reads it itself."],
        reads: ["[ConfigKeyReader!]!", "The code that reads it, if known."],
        ...noted,
        ...sourced,
      },
      values: ({ default: initial, allowed, example, read_by_library: readByLibrary }) => ({
        default: asText(initial),
        allowed: allowed.map(asText),
        example: asText(example),
        readByLibrary,
      }),
      search: ({ document, path, meaning }) => [{ name: path, kind: `key of ${document}`, description: meaning }],
    }),
    item("variable", {
      all: ({ data }) => data.config.environment_variables,
      id: ({ name }) => name,
      field: "environmentVariables",
      type: "EnvironmentVariable",
      description: "An environment variable of the library.",
      fields: { name: ["String!", "Its name."], meaning: ["String!", "What it contains."], ...sourced },
      search: ({ name, meaning }) => [{ name, kind: "environment variable", description: meaning }],
    }),
  ],
  check({ data: { config: data }, commands, symbols, keys }, { unique, link }) {
    unique(ids("name", data.documents, "documents"));
    unique(ids("name", data.environment_variables, "environment_variables"));
    unique(
      data.not_for_readers.flatMap(({ file: own, keys: hidden }, place) =>
        hidden.map((key, number) => ({ id: `${own}#${key}`, at: ["not_for_readers", place, "keys", number] })),
      ),
    );
    for (const [place, document] of data.documents.entries()) {
      const at = ["documents", place] as const;
      unique(
        ids("key", document.keys, ...at, "keys"),
        ...document.sections.map(({ name, keys: inside }, section) => {
          const paths = inside.map(({ key }) => ({ path: `${name}.${key}` }));
          return ids("path", paths, ...at, "sections", section, "keys");
        }),
      );
      for (const [number, { command, symbol, key }] of document.used_by.entries()) {
        const by = [...at, "used_by", number] as const;
        link([...by, "command"], command, "commands", "command", commands);
        link([...by, "symbol"], symbol, "api", "name", symbols);
        link([...by, "key"], key, "config", "key", keys);
      }
    }
  },
  elements: { ConfigKeys: configKeysElement, EnvironmentVariables: environmentVariablesElement, Schema: schemaElement },
  files: (facts) => [...schemaFiles(facts), workbenchFile(facts)],
  types: {
    ConfigKeyReader: {
      description: "A place of the library's code that reads a key.",
      fields: {
        by: ["String!", "Algorithm, trainer, transport or function."],
        at: ["String!", "File and line: python/fedml/runner.py:12."],
        needed: ["Boolean!", "Whether it fails without the key."],
      },
    },
  },
  covers: {
    what: "configuration document",
    description: "Configuration documents.",
    at: ({ documents }, name) => ["documents", [...documents.keys()].indexOf(name)],
    names: ({ documents }) => [...documents.keys()],
    items: (facts, name) => keysFrom(facts, name).map(({ path }) => itemKey("key", keyId(name, path))),
    element: (id) => `<ConfigKeys document="${id.slice(0, id.indexOf("#"))}" />`,
  },
};
