import { find } from "../../../node/elements/element";
import type { FactsElement } from "./element";
import { itemKey } from "../data/item";
import { paragraph, strong, table, text, type Phrase } from "../../../node/elements/mdast";
import { component } from "../../../node/syntax/tree";

/** `<Term id="silo">silos</Term>` */
export const termElement: FactsElement = {
  reads: ["glossary"],
  attributes: { id: "required" },
  isInline: true,
  expand: ({ id = "" }, { facts }, children) => {
    const { term, definition } = find(facts.terms, id, "term");
    const words = children.length === 0 ? [text(term)] : children;
    const node = component("mdxJsxTextElement", "Term", { definition });
    node.children = [...words] as typeof node.children;
    return [node as unknown as Phrase];
  },
};

/** `<Glossary />` */
export const glossaryElement: FactsElement = {
  reads: ["glossary"],
  attributes: {},
  expand: (_, place) => {
    const { areas, terms } = place.facts.data.glossary;
    return areas.flatMap(({ id, title }) => [
      paragraph(strong([text(title)], place.anchor(`terms-${id}`)), { className: ["reference-section"] }),
      table({
        label: title,
        className: "reference-list",
        head: ["Term", "Meaning"],
        rows: terms
          .filter(({ area }) => area === id)
          .map((term) => [strong([text(term.term)], place.show(itemKey("term", term.id))), term.definition]),
      }),
    ]);
  },
};
