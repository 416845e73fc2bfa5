import { expect, test } from "@jest/globals";
import type { PlaceOfItem } from "../model/buildPlaces";
import type { ItemKey } from "../syntax/items";
import {
  addressId,
  addressType,
  updateDependencyNodes,
  filesType,
  placesType,
  type Dependencies,
} from "./dependencyNodes";
import { typeDefs } from "./typeDefs";

interface StoredNode {
  readonly id: string;
  readonly internal: { readonly type: string; readonly contentDigest: string };
}

/** A minimal version of Gatsby's node store, with a log of the changes made to it. */
function nodeStore() {
  const nodes = new Map<string, StoredNode>();
  const done: string[] = [];
  const createNodeId = (name: string) => `id of ${name}`;
  const actions = {
    createNode: (node: StoredNode) => {
      nodes.set(node.id, node);
      done.push(`create ${node.id}`);
    },
    deleteNode: ({ id }: StoredNode) => {
      nodes.delete(id);
      done.push(`delete ${id}`);
    },
  };
  const getNodesByType = (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type);
  const args = { actions, createNodeId, getNodesByType } as unknown as Parameters<typeof updateDependencyNodes>[0];
  return {
    addressId: (file: string) => addressId(args, file),
    getNodesByType,
    keep: async (dependencies: Partial<Dependencies>) => {
      done.length = 0;
      await updateDependencyNodes(args, { places: new Map(), pathOf: {}, files: {}, ...dependencies });
      return [...done];
    },
  };
}

test("the schema declares each type, without which Gatsby tracks no dependency", () => {
  for (const type of [addressType, filesType, placesType]) expect(typeDefs).toContain(`type ${type} implements Node`);
});

test("the node of an address changes only with the address", async () => {
  const store = nodeStore();
  await store.keep({ pathOf: { "a.mdx": "/a", "b.mdx": "/b" } });
  expect(store.getNodesByType(addressType)).toHaveLength(2);
  expect(await store.keep({ pathOf: { "a.mdx": "/a", "b.mdx": "/b" } })).toEqual([]);
  expect(await store.keep({ pathOf: { "a.mdx": "/moved", "b.mdx": "/b" } })).toEqual([
    `create ${store.addressId("a.mdx")}`,
  ]);
  expect(await store.keep({ pathOf: { "b.mdx": "/b" } })).toEqual([`delete ${store.addressId("a.mdx")}`]);
});

test("the places of the reference data have one node, regardless of their order", async () => {
  const store = nodeStore();
  type Place = readonly [ItemKey, PlaceOfItem];
  const one: Place = ["command:fedml login", { home: "a.mdx", files: ["a.mdx"] }];
  const two: Place = ["command:fedml logout", { home: "b.mdx", files: ["b.mdx"] }];
  await store.keep({ places: new Map([one, two]) });
  expect(store.getNodesByType(placesType)).toHaveLength(1);
  expect(await store.keep({ places: new Map([two, one]) })).toEqual([]);
  expect(await store.keep({ places: new Map([one]) })).toHaveLength(1);
});

test("the node for a document's other files changes only with their content", async () => {
  const store = nodeStore();
  await store.keep({ files: { "a.mdx": ["1", "2"], "b.mdx": ["1"] } });
  expect(store.getNodesByType(filesType)).toHaveLength(2);
  expect(await store.keep({ files: { "a.mdx": ["1", "2"], "b.mdx": ["3"] } })).toEqual(["create id of DocFiles b.mdx"]);
});
