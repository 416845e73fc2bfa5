import type { Attributes, Element, Place } from "../../../node/elements/element";
import type { Block, Phrase } from "../../../node/elements/mdast";
import type { Facts } from "../data/facts";
import type { ReferenceFile } from "../data/schemas";

/** One page while its elements are expanded, with the facts that they show. */
export interface FactsPlace extends Place {
  readonly facts: Facts;
}

/** An element that shows facts. */
export interface FactsElement extends Omit<Element, "reads" | "expand"> {
  readonly reads: readonly (ReferenceFile | "places")[];
  readonly expand: (
    attributes: Attributes,
    place: FactsPlace,
    children: readonly Phrase[],
  ) => readonly (Block | Phrase)[];
}
