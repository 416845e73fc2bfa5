import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "@jest/globals";
import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import type { Code } from "mdast";
import type { Node } from "unist";
import { VFile } from "vfile";
import { parseAllDocuments } from "yaml";
import { parseConfiguration, type WrittenConfiguration } from "../../../../node/codeBlocks/parseConfiguration";
import { readCodeBlock } from "../../../../node/codeBlocks/readCodeBlock";
import { textAfterChange } from "../../../../node/codeBlocks/textAfterChange";
import { readSources } from "../../../../node/common/sources";
import { openParseCache } from "../../../../node/content/parseCacheFile";
import { readReference } from "../../../../node/elements/readReference";
import { extensionFiles } from "../../../../node/model/extensionFiles";
import type { LoadedSite } from "../../../../node/model/loadedSite";
import { anchorsOf } from "../../../../node/model/published";
import { loadSite } from "../../../../node/site/loadSite";
import { createReader } from "../../../../node/syntax/processor";
import { each } from "../../../../node/syntax/tree";
import { definition } from "../../../../src/site/definition";
import { checkConfiguration, documentOfTitle, isWhole } from "../../checks/checkConfiguration";
import type { Facts } from "../../data/facts";
import { parseFacts } from "../../data/parseFacts";
import { library } from "../../library";
import { keysOf, valuesOf } from "./keys";
import { workbenchPath } from "../../islands/workbench/data";
import { schemaPath } from "./schema";

const siteUrl = "https://docs.example.org/prefix";
const names = ["job.yaml", "model-config.yaml", "fedml_config.yaml", "gpu_mapping.yaml"];

/** In milliseconds. Reading every page of the content takes seconds, and on a busy machine longer than Jest's default timeout. */
const longestLoad = 240_000;

type Schema = Readonly<Record<string, unknown>>;

let loaded: LoadedSite;
let facts: Facts;
let schemas: ReadonlyMap<string, Schema>;
let validators: ReadonlyMap<string, ValidateFunction>;

beforeAll(async () => {
  const root = process.cwd();
  // `npm run check` has already parsed the documents.
  const { cache } = await openParseCache(root);
  const sources = await readSources(root);
  loaded = await loadSite({ root, sources, definition, withDrafts: false, cache, isChecked: true });
  facts = parseFacts(await readReference(root)).facts;
  const files = extensionFiles(loaded, (path) => siteUrl + path).filter(({ path }) => path !== workbenchPath);
  schemas = new Map(files.map(({ path, text }) => [path, JSON.parse(text) as Schema]));
  validators = new Map([...schemas].map(([path, schema]) => [path, compile(schema)]));
}, longestLoad);

/** Compiling a schema validates it against its draft. */
const compile = (schema: Schema) =>
  new Ajv({ allErrors: true, jsonPointers: true, strictKeywords: true, strictDefaults: true }).compile(schema);

/** @returns the errors in a file as an editor would mark them: the place, and the keyword of the schema. */
function faultsOf(document: string, content: unknown): readonly string[] {
  const validate = validators.get(schemaPath(document));
  if (validate?.(content) === true) return [];
  return (validate?.errors ?? []).filter(isOwn).map(({ dataPath, keyword, params }) => {
    const { missingProperty, additionalProperty } = params as Readonly<Record<string, string | undefined>>;
    return [dataPath || "/", keyword, missingProperty ?? additionalProperty].filter(Boolean).join(" ");
  });
}

/** Ignores "if": when a condition fails, the error of its "then" part says what is missing. */
const isOwn = ({ keyword }: ErrorObject) => keyword !== "if";
const isRequirement = (fault: string) => fault.split(" ")[1] === "required";

test("makes one valid schema for each document, at its published address", () => {
  expect([...schemas.keys()]).toEqual([
    "/schemas/job.json",
    "/schemas/model-config.json",
    "/schemas/fedml_config.json",
    "/schemas/gpu_mapping.json",
  ]);
  for (const [path, schema] of schemas) {
    expect(schema["$id"]).toBe(siteUrl + path);
    expect(schema["title"]).toMatch(/^\S+\.yaml \(fedml \d+\.\d+\.\d+\)$/);
    expect(() => compile(schema)).not.toThrow();
  }
});

test("describes every key without markup, with a link to the page that shows it", () => {
  const anchors = new Map(loaded.site.docs.map((doc) => [siteUrl + doc.path, new Set(anchorsOf(doc))]));
  let linked = 0;
  const visit = (schema: unknown, at: string) => {
    if (typeof schema !== "object" || schema === null) return;
    const { description, properties = {}, additionalProperties } = schema as Readonly<Record<string, object>>;
    expect({ at, description }).toEqual({ at, description: expect.stringMatching(/^[^`]+$/) });
    const [, page = "", anchor] = /(?<page>https:\/\/docs\.example\.org\/prefix[^#\s]*)(?:#(?<anchor>\S+))?$/.exec(
      String(description),
    ) ?? []; // prettier-ignore
    if (String(description) !== "A section of your own.") {
      expect({ at, isPage: anchors.has(page) }).toEqual({ at, isPage: true });
      if (anchor !== undefined) expect({ at, is: anchors.get(page)?.has(anchor) }).toEqual({ at, is: true });
      linked += 1;
    }
    for (const [name, inner] of Object.entries(properties)) visit(inner, `${at}/${name}`);
    visit(additionalProperties, `${at}/*`);
  };
  for (const [path, schema] of schemas) visit(schema, path);
  expect(linked).toBeGreaterThan(facts.keys.size);
});

test("defaults and examples are valid values for their key", () => {
  let count = 0;
  const visit = (schema: Schema, at: string) => {
    const { default: initial, examples = [] } = schema as { default?: unknown; examples?: readonly unknown[] };
    for (const value of [...(initial === undefined ? [] : [initial]), ...examples]) {
      count += 1;
      expect({ at, value, fits: compile(schema)(value) }).toEqual({ at, value, fits: true });
    }
    for (const [name, inner] of Object.entries((schema["properties"] ?? {}) as Record<string, Schema>)) {
      visit(inner, `${at}/${name}`);
    }
  };
  for (const [path, schema] of schemas) visit(schema, path);
  expect(count).toBeGreaterThan(100);
});

/** A code block of the content, with the document that it is an example of. */
interface Block {
  readonly place: string;
  readonly document: string;
  readonly configuration: WrittenConfiguration;
  readonly text: string;
}

async function blocksOfContent(): Promise<readonly Block[]> {
  const reader = await createReader();
  const found: Block[] = [];
  for (const { file } of loaded.site.docs) {
    const text = await readFile(file, "utf8");
    if (!text.includes("```yaml")) continue;
    const tree = reader.parse(new VFile({ value: text, path: file })) as Node;
    const fences: Code[] = [];
    each<Code>(tree, ["code"], (node) => void (node.lang === "yaml" && fences.push(node)));
    for (const fence of fences) {
      for (const configuration of (await readCodeBlock(fence, library)).facts.configurations) {
        const document = configuration.schema ?? documentOfTitle(configuration.title, facts);
        const place = `${file}:${configuration.line}`;
        if (document !== null) found.push({ place, document, configuration, text: textAfterChange(fence.value) });
      }
    }
  }
  return found;
}

/** Removes the keys that the author has excepted from the checks. */
function without(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, without(inner, keys)]));
}

test(
  "every configuration in the content is valid as YAML 1.1 (the library) and 1.2 (editors)",
  async () => {
    const blocks = await blocksOfContent();
    const whole = blocks.filter(({ configuration }) => isWhole(configuration));
    expect(new Set(whole.map(({ document }) => document))).toEqual(new Set(names));
    expect(whole.length).toBeGreaterThan(30);
    for (const { place, document, configuration, text } of blocks) {
      for (const version of ["1.1", "1.2"] as const) {
        const contents = parseAllDocuments(text, { version }).map((each) => each.toJS() as unknown);
        for (const content of contents) {
          const faults = faultsOf(document, without(content, configuration.unchecked));
          const counted = isWhole(configuration) ? faults : faults.filter((fault) => !isRequirement(fault));
          expect({ place, version, faults: counted }).toEqual({ place, version, faults: [] });
        }
      }
    }
  },
  longestLoad,
);

describe("marks each mistake at its place in", () => {
  const sound = {
    common_args: { training_type: "simulation" },
    data_args: { dataset: "mnist" },
    model_args: { model: "lr" },
    train_args: { federated_optimizer: "FedAvg" },
    comm_args: { backend: "sp" },
  };

  test.each<[document: string, content: unknown, faults: readonly string[]]>([
    ["job.yaml", {}, []],
    ["job.yaml", { my_args: { any: { thing: 1 } } }, []],
    ["job.yaml", { workspce: "src" }, ["/workspce type"]],
    ["job.yaml", { computing: { minimum_num_gpus: "1" } }, ["/computing/minimum_num_gpus type"]],
    ["job.yaml", { computing: { maximum_cost_per_hour: "$1.75" } }, []],
    ["job.yaml", { computing: { maximum_cost_per_hour: "cheap" } }, ["/computing/maximum_cost_per_hour pattern"]],
    ["job.yaml", { computing: { gpus: 1 } }, ["/computing additionalProperties gpus"]],
    ["job.yaml", { job_type: "training" }, ["/job_type enum"]],
    ["job.yaml", { job: { run_on_posix: "ls", run_on_mac: "ls" } }, ["/job additionalProperties run_on_mac"]],
    ["job.yaml", { docker: { ports: [80, "81"] } }, ["/docker/ports/1 type"]],
    ["model-config.yaml", { workspace: "src" }, ["/ required entry_point"]],
    ["model-config.yaml", { workspace: "src", job: "python3 serve.py" }, []],
    ["model-config.yaml", { entry_point: "main.py" }, ["/ required workspace"]],
    ["model-config.yaml", { workspace: "src", entry_point: "main.py", port: 80 }, ["/ additionalProperties port"]],
    ["fedml_config.yaml", sound, []],
    ["fedml_config.yaml", { ...sound, my_args: { my_key: 1 }, data_args: { dataset: "own", my_key: [] } }, []],
    ["fedml_config.yaml", { ...sound, my_key: 1 }, ["/my_key type"]],
    ["fedml_config.yaml", { ...sound, device_args: null }, ["/device_args type"]],
    ["fedml_config.yaml", { ...sound, train_args: {} }, ["/train_args required federated_optimizer"]],
    ["fedml_config.yaml", { ...sound, data_args: undefined }, ["/ required data_args"]],
    ["fedml_config.yaml", { ...sound, comm_args: {}, my_args: { backend: "sp" } }, []],
    ["fedml_config.yaml", { ...sound, model_args: {}, train_args: { fa_task: "AVG" } }, []],
    [
      "fedml_config.yaml",
      { ...sound, train_args: { federated_optimizer: "FedAverage", comm_round: "many", client_num_in_total: null } },
      ["/train_args/federated_optimizer enum", "/train_args/comm_round type"],
    ],
    ["gpu_mapping.yaml", { mapping: { host: [2, 1] } }, []],
    ["gpu_mapping.yaml", { mapping: { host: "2, 1" } }, ["/mapping/host type"]],
    ["gpu_mapping.yaml", { mapping: { host: [2, 0.5] } }, ["/mapping/host/1 type"]],
  ])("%s %j", (document, content, faults) => {
    const written = JSON.parse(JSON.stringify(content)) as unknown;
    expect([...faultsOf(document, written)].sort()).toEqual([...faults].sort());
  });
});

test("schemas and checks accept the same values for every key", () => {
  const values = ["word", "7", "0.5", "$3000", "$1,750.50", "1.5$", "true", "[1, 2]", "[a, b]", "{ a: b }", ""];
  const differences: string[] = [];
  for (const name of names) {
    const document = facts.documents.get(name);
    for (const key of document ? keysOf(document) : []) {
      for (const value of [...values, ...valuesOf(key, facts).map((each) => JSON.stringify(each))]) {
        const text = key.path
          .split(".")
          .map((step, depth, steps) => `${"  ".repeat(depth)}${step}:${depth === steps.length - 1 ? ` ${value}` : ""}`)
          .join("\n");
        const { entries } = parseConfiguration({ text, firstLine: 1 });
        const place = { line: 1, column: 1 };
        const written = { ...place, title: null, schema: name, isPart: true, unchecked: [], entries, misfits: [] };
        const isSound = checkConfiguration(written, facts).length === 0;
        const content = parseAllDocuments(text).map((each) => each.toJS() as unknown)[0];
        const isValid = faultsOf(name, content).every(isRequirement);
        if (isSound !== isValid) differences.push(`${name} ${key.path}: ${value} (${isSound ? "check" : "schema"})`);
      }
    }
  }
  expect(differences).toEqual([]);
});
