// The layers of the code, which the linter enforces; docs/ARCHITECTURE.md shows them.

/** From the bottom up. A folder may import from itself and from rows before its own, types included. */
export const layers = [
  ["src/shared"],
  ["src/mdx", "node/common"],
  ["src/client/hooks", "node/syntax", "node/webpack"],
  ["src/client/components", "node/cache", "node/codeBlocks", "node/diagrams"],
  ["node/recordings"],
  ["node/elements"],
  ["src/client/features", "node/pictures"],
  ["src/client/layout", "node/render"],
  ["src/client/templates", "src/client/entry", "node/content"],
  ["node/settings"],
  ["node/model"],
  ["node/pages"],
  ["node/checks", "node/outputs", "node/search"],
  ["node/site"],
  ["extensions", "node/fast"],
  ["src/site", "node/gatsby"],
  ["node/commands"],
];

/** Imports forbidden although the order of rows allows them: between browser code and Node code, and to and from the site's own code. */
const apart = [
  { target: "src/client", from: ["node", "extensions"] },
  { target: "src/mdx", from: ["node", "extensions"] },
  { target: "src/shared", from: ["node", "extensions"] },
  { target: "src/site/home", from: ["node", "extensions"] },
  {
    target: "src/site",
    from: ["src/client/features", "src/client/layout", "src/client/templates", "src/client/entry"],
  },
  { target: "src/pages", from: ["src/site"] },
  { target: "node", from: ["src/client"] },
  { target: "extensions", from: ["src/client", "node/fast"] },
  ...layers
    .flat()
    .filter((folder) => folder.startsWith("node/") && folder !== "node/commands")
    .map((target) => ({ target, from: ["src/site", "extensions"] })),
];

/** @returns {readonly { target: string, from: string, message: string }[]} zones of import-x/no-restricted-paths. */
export function zones() {
  const above = layers.flatMap((row, rank) =>
    row.flatMap((target) =>
      [...row.filter((folder) => folder !== target), ...layers.slice(rank + 1).flat()].map((from) => ({
        target,
        from,
      })),
    ),
  );
  return [...above, ...apart.flatMap(({ target, from }) => from.map((each) => ({ target, from: each })))].map(
    ({ target, from }) => ({
      target: `./${target}`,
      from: `./${from}`,
      message: `${target} does not import ${from}: see eslint.layers.mjs.`,
    }),
  );
}
