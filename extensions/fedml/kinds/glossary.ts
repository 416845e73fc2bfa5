import { z } from "zod";
import { find } from "../../../node/elements/element";
import {
  code,
  inlineFormula,
  itemLink,
  paragraph,
  strong,
  table,
  text as plain,
  textComponent,
} from "../../../node/elements/mdast";
import { named, sourced } from "../shared/fields";
import { source, text, titled } from "../shared/schemas";
import { by, item, itemKey, type FactsElement, type Kind } from "./kind";
import { keyId, settingsOf } from "./config/keys";
import { ids } from "./report";

const schema = z.strictObject({
  source,
  areas: z.array(titled),
  terms: z.array(z.strictObject({ id: text, term: text, area: text, definition: text })),
  symbol_groups: z.array(titled).default([]),
  /** Meanings of the letters in formulas, on every page. */
  symbols: z
    .array(
      z.strictObject({
        /** TeX. */
        symbol: text,
        group: text,
        meaning: text,
        /** Key of fedml_config.yaml that sets it. */
        key: text.optional(),
      }),
    )
    .default([]),
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

/** `<Symbols />`, or one group of them: `<Symbols group="averaging" />` */
const symbolsElement: FactsElement = {
  reads: ["glossary", "config", "places"],
  attributes: { group: "optional" },
  expand: ({ group }, place) => {
    const { symbol_groups: groups, symbols } = place.facts.data.glossary;
    const titles = new Map(groups.map(({ id, title }) => [id, title]));
    if (group !== undefined) find(titles, group, "group of symbols");
    const settings = settingsOf(
      place.facts,
      symbols.flatMap(({ key }) => key ?? []),
    );
    return groups
      .filter(({ id }) => group === undefined || id === group)
      .flatMap(({ id, title }) => [
        ...(group === undefined
          ? [paragraph(strong([plain(title)], place.anchor(`symbols-${id}`)), { className: ["reference-section"] })]
          : []),
        table({
          label: title,
          className: "reference-list",
          head: ["Symbol", "Meaning", "Key"],
          labels: ["Key"],
          rows: symbols
            .filter((each) => each.group === id)
            .map(({ symbol, meaning, key = "" }) => {
              const setting = settings.get(key);
              return [
                inlineFormula(symbol),
                meaning,
                setting ? itemLink(itemKey("key", keyId(setting.document, setting.path)), code(key)) : [],
              ];
            }),
        }),
      ]);
  },
};

/** Different spellings of the same TeX are one symbol: `w_{t}` and `w_t`. */
function normalTex(tex: string): string {
  return tex.replace(/\s+|[{}]/g, "");
}

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
  check({ data: { glossary: data }, settings }, { unique, link }) {
    const areas = data.areas.map(({ id }) => id);
    const groups = data.symbol_groups.map(({ id }) => id);
    unique(ids("id", data.terms, "terms"));
    unique(data.symbols.map(({ symbol }, place) => ({ id: normalTex(symbol), at: ["symbols", place, "symbol"] })));
    for (const [place, { group, key }] of data.symbols.entries()) {
      link(["symbols", place, "group"], group, "glossary", "group of symbols", groups);
      link(["symbols", place, "key"], key, "config", "key", settings);
    }
    for (const [place, { area }] of data.terms.entries())
      link(["terms", place, "area"], area, "glossary", "area", areas);
  },
  elements: { Glossary: glossaryElement, Symbols: symbolsElement, Term: termElement },
};
