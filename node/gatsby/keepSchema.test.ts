import { createRequire } from "node:module";
import { expect, test } from "@jest/globals";
import { keepSchema, type SchemaParts, type SchemaServices, type SchemaState } from "./keepSchema";

const load = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
// Load this first, because it and the reducers import each other.
load("./dist/redux");
const { haveEqualFields } = load("./dist/schema/infer/inference-metadata") as SchemaParts;
type Reducer<State> = (state: State | undefined, action: object) => State;
const { inferenceMetadataReducer } = load("./dist/redux/reducers/inference-metadata") as {
  inferenceMetadataReducer: Reducer<SchemaState["inferenceMetadata"]>;
};
const { schemaCustomizationReducer } = load("./dist/redux/reducers/schema-customization") as {
  schemaCustomizationReducer: Reducer<SchemaState["schemaCustomization"]>;
};

interface Page {
  readonly id: string;
  readonly internal: { readonly type: string };
  readonly [field: string]: unknown;
}

const page = (id: string, fields: object): Page => ({ id, internal: { type: "Page" }, ...fields });

/** Gatsby's own state, without the rest of Gatsby. */
function gatsby() {
  let inferenceMetadata = inferenceMetadataReducer(undefined, { type: "START_INCREMENTAL_INFERENCE" });
  let schemaCustomization = schemaCustomizationReducer(undefined, { type: "none" });
  const dispatch = (action: object) => {
    inferenceMetadata = inferenceMetadataReducer(inferenceMetadata, action);
    schemaCustomization = schemaCustomizationReducer(schemaCustomization, action);
  };
  let built = 0;
  const services: SchemaServices = {
    buildSchema: () => {
      built += 1;
      dispatch({ type: "SET_SCHEMA" });
      return Promise.resolve();
    },
  };
  keepSchema(services, { store: { getState: () => ({ inferenceMetadata, schemaCustomization }) }, haveEqualFields });
  return {
    dispatch,
    create: (node: Page, oldNode?: Page) => dispatch({ type: "CREATE_NODE", payload: node, oldNode }),
    build: async () => {
      await services.buildSchema();
      return built;
    },
  };
}

test("keeps the schema if only texts change", async () => {
  const { create, dispatch, build } = gatsby();
  const before = page("a", { text: "before" });
  create(before);
  expect(await build()).toBe(1);
  create(page("a", { text: "after" }), before);
  // A document is the child of its file.
  dispatch({ type: "ADD_CHILD_NODE_TO_PARENT_NODE", payload: before });
  expect(await build()).toBe(1);
});

test.each<readonly [string, (site: ReturnType<typeof gatsby>, old: Page) => void]>([
  ["a new field", ({ create }, old) => create(page("a", { text: "a", draft: true }), old)],
  ["a field of another type", ({ create }, old) => create(page("a", { text: 1 }), old)],
  ["the last field that goes", ({ create }, old) => create(page("a", {}), old)],
  ["the last node that goes", ({ dispatch }, old) => dispatch({ type: "DELETE_NODE", payload: old })],
  ["a node of a new type", ({ create }) => create({ ...page("b", { size: 1 }), internal: { type: "Picture" } })],
  [
    "a declared type",
    ({ dispatch }) => dispatch({ type: "CREATE_TYPES", payload: "type Picture implements Node { id: ID! }" }),
  ],
  ["types that are declared again", ({ dispatch }) => dispatch({ type: "CLEAR_SCHEMA_CUSTOMIZATION" })],
])("builds a new schema once for %s", async (_, change) => {
  const site = gatsby();
  const old = page("a", { text: "a" });
  site.create(old);
  expect(await site.build()).toBe(1);
  change(site, old);
  expect(await site.build()).toBe(2);
  expect(await site.build()).toBe(2);
});

test("builds the schema again after a failure", async () => {
  let tries = 0;
  const services: SchemaServices = { buildSchema: () => Promise.reject(new Error(`try ${(tries += 1)}`)) };
  const state = {
    inferenceMetadata: { typeMap: {} },
    schemaCustomization: { types: [], fieldExtensions: {}, thirdPartySchemas: [] },
  };
  keepSchema(services, { store: { getState: () => state }, haveEqualFields });
  await expect(services.buildSchema()).rejects.toThrow("try 1");
  await expect(services.buildSchema()).rejects.toThrow("try 2");
});

test("Gatsby looks up the service where it is replaced", () => {
  const { dataLayerServices } = load("./dist/state-machines/data-layer/services") as {
    dataLayerServices: SchemaServices;
  };
  const { recreatePagesMachine } = load("./dist/state-machines/data-layer") as {
    recreatePagesMachine: {
      options: { services: SchemaServices };
      config: { states: Record<string, { invoke?: { src: string } }> };
    };
  };
  expect(recreatePagesMachine.options.services).toBe(dataLayerServices);
  expect(recreatePagesMachine.config.states["buildingSchema"]?.invoke?.src).toBe("buildSchema");
});
