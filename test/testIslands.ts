import type { IslandProperties } from "../node/elements/island";
import type { Extension } from "../node/site/extension";

/** Islands of the tests' own site. */
export const testIslands: Readonly<Record<string, IslandProperties>> = {
  counter: {
    label: { type: "text", isRequired: true },
    from: { type: "number" },
    tone: { type: ["quiet", "loud"] },
    compact: { type: "flag" },
  },
  chooser: {},
};

/** @returns the extension with the islands of the tests instead of its own. */
export function withTestIslands(extension: Extension): Extension {
  return {
    ...extension,
    parse: (sources, cache) => {
      const parsed = extension.parse(sources, cache);
      return { ...parsed, reference: { ...parsed.reference, islands: testIslands } };
    },
  };
}
