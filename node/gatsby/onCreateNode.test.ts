import { expect, test } from "@jest/globals";
import type { CreateNodeArgs } from "gatsby";
import { definition } from "../../src/site/definition";
import type { WithSite } from "../site/definition";
import { onCreateNode } from "./onCreateNode";

interface Child {
  readonly id: string;
  readonly parent: string;
  readonly internal: { readonly type: string };
}

const source = { library: "a", version: "1", repository: "https://example.org", commit: "0".repeat(40), file: "a.py" };

/**
 * Calls the hook as Gatsby does, for a glossary with these terms.
 * @returns the created nodes, the node of the file, and the number of links from parent to child.
 */
async function makeTerms(terms: readonly string[]) {
  const made: Child[] = [];
  let links = 0;
  const node = { id: "file", base: "glossary.yaml", relativePath: "glossary.yaml", sourceInstanceName: "reference" };
  const file = { ...node, children: [] as string[], internal: { type: "File", contentDigest: "" } };
  const data = {
    source,
    areas: [{ id: "data", title: "Data" }],
    terms: terms.map((term) => ({ id: term, term, area: "data", definition: "Something." })),
  };
  const actions = {
    createNode: (child: Child) => void made.push(child),
    // Like Gatsby's own action, which then writes the parent.
    createParentChildLink: ({ parent, child }: { parent: typeof file; child: Child }) => {
      links += 1;
      if (!parent.children.includes(child.id)) parent.children.push(child.id);
    },
  };
  const args = {
    node: file,
    actions,
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: JSON.stringify,
    loadNodeContent: () => Promise.resolve(JSON.stringify(data)),
  };
  await onCreateNode({ ...args, definition } as unknown as WithSite<CreateNodeArgs>);
  return { file, made, links: () => links };
}

test("makes each item of a reference file a child of the file, which is written once", async () => {
  const { file, made, links } = await makeTerms(["client", "epoch", "round"]);
  expect(made.map(({ internal, parent }) => [internal.type, parent])).toEqual(Array(3).fill(["GlossaryTerm", "file"]));
  expect(file.children).toEqual(made.map(({ id }) => id));
  expect(new Set(file.children).size).toBe(3);
  expect(links()).toBe(1);
});

test("an empty reference file has no children", async () => {
  const { file, links } = await makeTerms([]);
  expect([file.children, links()]).toEqual([[], 0]);
});
