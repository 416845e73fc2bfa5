import type { Element } from "../../node/elements/element";
import type { Reference } from "../../node/elements/reference";
import type { Extension } from "../../node/site/extension";
import { checkCodeBlocks } from "./checks/checkCodeBlocks";
import { checkPages } from "./checks/checkPages";
import { checkReference } from "./checks/checkReference";
import { components } from "./components/components";
import {
  coveredItems,
  covers,
  emptyData,
  factsFiles,
  indexFacts,
  kindOf,
  type Digests,
  type Facts,
  type FactsData,
} from "./data/facts";
import { types } from "./data/graphqlTypes";
import { anchorOf, items } from "./data/items";
import { parseFacts } from "./data/parseFacts";
import { illustrationElements } from "./illustrations/elements";
import { islandProperties } from "./islands/properties";
import { library } from "./library";

/** What the engine needs to know about the library fedml. */
export const fedml: Extension = {
  parse(sources, cache) {
    const parsed = parseFacts(sources, cache);
    return {
      reference: toReference(parsed.facts),
      problems: parsed.problems,
      check: ({ published, all, links }) => [
        ...checkReference(published, parsed),
        ...checkCodeBlocks(all, parsed.facts),
        ...checkPages(parsed, links),
      ],
    };
  },
  restore(plain) {
    const { data, digests, unread } = (plain ?? { data: emptyData(), digests: {}, unread: [] }) as Plain;
    return toReference(indexFacts(data, digests, unread));
  },
  types,
};

interface Plain {
  readonly data: Readonly<FactsData>;
  readonly digests: Digests;
  readonly unread: readonly string[];
}

/** @returns the facts as the engine sees them. */
export function toReference(facts: Facts): Reference {
  const { data, digests, unread } = facts;
  return {
    digests,
    unread,
    elements: elementsOf(facts),
    components,
    islands: islandProperties,
    library,
    coverKinds: covers.map(([file]) => file),
    coveredItems: (promises) => coveredItems(facts, promises),
    anchorOf,
    searchItems: () => items.flatMap(({ searchItems }) => searchItems(facts)),
    files: factsFiles.flatMap((file) => kindOf[file].files?.(facts) ?? []),
    plain: { data, digests, unread } satisfies Plain,
  };
}

/** @returns the elements that authors write, by name, each bound to the facts. */
function elementsOf(facts: Facts): Readonly<Record<string, Element>> {
  const all = factsFiles.flatMap((file) => Object.entries(kindOf[file].elements));
  const bound = all.map(([name, { expand, ...element }]): readonly [string, Element] => [
    name,
    { ...element, expand: (attributes, place, children) => expand(attributes, { ...place, facts }, children) },
  ]);
  return { ...Object.fromEntries(bound), ...illustrationElements };
}
