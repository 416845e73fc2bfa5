import { find, type Expander } from "../../../node/elements/element";
import { itemKey } from "../data/item";
import { paragraph, strong, table, text, type Phrase } from "../../../node/elements/mdast";
import { component } from "../../../node/syntax/tree";

/** `<Term id="silo">silos</Term>` */
export const termExpander: Expander = {
  reads: ["glossary"],
  attributes: { id: "required" },
  isInline: true,
  expand: ({ id = "" }, { reference }, children) => {
    const { term, definition } = find(reference.terms, id, "term");
    const words = children.length === 0 ? [text(term)] : children;
    const node = component("mdxJsxTextElement", "Term", { definition });
    node.children = [...words] as typeof node.children;
    return [node as unknown as Phrase];
  },
};

/** `<Glossary />` */
export const glossaryExpander: Expander = {
  reads: ["glossary"],
  attributes: {},
  expand: (_, place) => {
    const { areas, terms } = place.reference.data.glossary;
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
