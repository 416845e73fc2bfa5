import { expect, jest, test } from "@jest/globals";
import { cacheSite } from "./cached";
import { findDocument, nodeIdsOf, type NodeModel } from "./findNode";

const file = "content/docs/a.mdx";

/** The arguments that Gatsby passes to a hook, and a lookup of nodes. @param ids of the nodes that exist. */
async function gatsby(ids: readonly string[], known: Readonly<Record<string, string>>) {
  const nodes = ids.map((id) => ({ id, internal: { type: "Mdx", contentFilePath: `/site/${file}` } }));
  const entries = new Map<string, unknown>();
  const cache = {
    get: (key: string) => entries.get(key),
    set: (key: string, value: unknown) => entries.set(key, value),
  };
  const args = {
    cache,
    store: { getState: () => ({ program: { directory: "/site" } }) },
    getNodesByType: (type: string) => (type === "Mdx" ? nodes : []),
  } as unknown as Parameters<typeof findDocument>[0];
  const nothing = { sidebars: [], redirects: [], sidebarOf: {}, places: {}, oldPages: [], pathOf: {}, dates: {} };
  await cacheSite(args.cache, { ...nothing, nodeIds: known });
  const getNodeById = jest.fn<NodeModel["getNodeById"]>(({ id }) => nodes.find((node) => node.id === id) ?? null);
  return { args, getNodeById };
}

test("maps files to node ids", async () => {
  const { args } = await gatsby(["one"], {});
  expect(nodeIdsOf(args)).toEqual({ [file]: "one" });
});

test("finds a document by the id that createPages has seen, or by its file if it is newer", async () => {
  const ids: readonly Readonly<Record<string, string>>[] = [{ [file]: "one" }, {}];
  for (const known of ids) {
    const { args, getNodeById } = await gatsby(["one"], known);
    expect(await findDocument(args, { getNodeById }, file)).toMatchObject({ id: "one" });
    expect(getNodeById).toHaveBeenLastCalledWith({ id: "one", type: "Mdx" }, ...(file in known ? [] : [undefined]));
  }
});

test("finds nothing for a node that was just removed, and the page waits for the next one", async () => {
  const { args, getNodeById } = await gatsby([], { [file]: "one" });
  expect(await findDocument(args, { getNodeById }, file)).toBeNull();
  expect(getNodeById).toHaveBeenLastCalledWith({ id: "none", type: "Mdx" }, { connectionType: "Mdx" });
});
