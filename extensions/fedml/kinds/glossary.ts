import { z } from "zod";
import { find } from "../../../node/elements/element";
import { paragraph, strong, table, text as plain, textComponent } from "../../../node/elements/mdast";
import { named, sourced } from "../shared/fields";
import { source, text, titled } from "../shared/schemas";
import { by, item, itemKey, type FactsElement, type Kind } from "./kind";
import { ids } from "./report";

const schema = z.strictObject({
  source,
  areas: z.array(titled),
  terms: z.array(z.strictObject({ id: text, term: text, area: text, definition: text })),
});

function index({ terms }: z.output<typeof schema>) {
  return { terms: by("id", terms) };
}

/** `<Term id="silo">silos</Term>` */
const termElement: FactsElement = {
  reads: ["glossary"],
  attributes: { id: "required" },
  isInline: true,
  expand: ({ id = "" }, { facts }, children) => {
    const { term, definition } = find(facts.terms, id, "term");
    const words = children.length === 0 ? [plain(term)] : children;
    return [textComponent("Term", { definition }, words)];
  },
};

/** `<Glossary />` */
const glossaryElement: FactsElement = {
  reads: ["glossary"],
  attributes: {},
  expand: (_, place) => {
    const { areas, terms } = place.facts.data.glossary;
    return areas.flatMap(({ id, title }) => [
      paragraph(strong([plain(title)], place.anchor(`terms-${id}`)), { className: ["reference-section"] }),
      table({
        label: title,
        className: "reference-list",
        head: ["Term", "Meaning"],
        rows: terms
          .filter(({ area }) => area === id)
          .map((term) => [strong([plain(term.term)], place.show(itemKey("term", term.id))), term.definition]),
      }),
    ]);
  },
};

export const glossary: Kind<typeof schema, ReturnType<typeof index>, "term"> = {
  schema,
  index,
  items: [
    item("term", {
      all: ({ data }) => data.glossary.terms,
      id: ({ id }) => id,
      field: "terms",
      type: "GlossaryTerm",
      description: "A term with its definition.",
      fields: {
        ...named,
        term: ["String!", "The term."],
        area: ["String!", "Its field: federated, launch, …"],
        definition: ["String!", "One sentence."],
        ...sourced,
      },
      search: ({ term, definition }) => [{ name: term, kind: "term", isDefinition: true, description: definition }],
    }),
  ],
  check({ data: { glossary: data } }, { unique, link }) {
    const areas = data.areas.map(({ id }) => id);
    unique(ids("id", data.terms, "terms"));
    for (const [place, { area }] of data.terms.entries())
      link(["terms", place, "area"], area, "glossary", "area", areas);
  },
  elements: { Glossary: glossaryElement, Term: termElement },
};
