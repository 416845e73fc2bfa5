import type { Extension } from "../../node/site/extension";
import type { Reference } from "../../node/elements/reference";
import { checkCodeBlocks } from "./checks/checkCodeBlocks";
import { checkPages } from "./checks/checkPages";
import { checkReference } from "./checks/checkReference";
import { coveredItems, coverKinds, emptyData, indexFacts, type Digests, type Facts } from "./data/facts";
import { anchorOf } from "./data/item";
import { parseFacts } from "./data/parseFacts";
import type { ReferenceData } from "./data/schemas";
import { elementsOf } from "./elements/elements";
import { library } from "./library";
import { types } from "./graphql/types";
import { searchItems } from "./search/searchItems";

/** What the engine needs to know of the library fedml. */
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
    const { data, digests, unread } = (plain ?? { data: emptyData, digests: {}, unread: [] }) as Plain;
    return toReference(indexFacts(data, digests, unread));
  },
  types,
};

interface Plain {
  readonly data: ReferenceData;
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
    library,
    coverKinds,
    coveredItems: (covers) => coveredItems(facts, covers),
    anchorOf,
    searchItems: () => searchItems(facts),
    plain: { data, digests, unread } satisfies Plain,
  };
}
