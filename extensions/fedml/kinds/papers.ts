import { z } from "zod";
import { unknown } from "../../../node/elements/element";
import {
  flowComponent,
  lines,
  link,
  list,
  paragraph,
  strong,
  text as plain,
  type Block,
  type Phrases,
} from "../../../node/elements/mdast";
import { named, noted, sourced } from "../shared/fields";
import { source, text, texts, titled, url } from "../shared/schemas";
import { item, itemKey, type FactsElement, type FactsPlace, type Kind } from "./kind";
import { ids } from "./report";

const paper = z.strictObject({
  id: text,
  /** A paper without an area is cited but not listed. */
  area: text.optional(),
  title: text,
  authors: text.optional(),
  venue: text.optional(),
  year: z.int().optional(),
  link: url.optional(),
  award: text.optional(),
  notes: texts,
});

const talk = z.strictObject({
  id: text,
  kind: z.enum(["talk", "video"]),
  title: text,
  speaker: text.optional(),
  event: text.optional(),
  link: url,
});

const schema = z.strictObject({ source, areas: z.array(titled), papers: z.array(paper), talks: z.array(talk) });

type Paper = z.output<typeof paper>;
type Talk = z.output<typeof talk>;

/** `<Papers />`, or one area: `<Papers area="security" />` */
const papersElement: FactsElement = {
  reads: ["papers"],
  attributes: { area: "optional" },
  expand: ({ area }, place) => {
    const { areas, papers } = place.facts.data.papers;
    const of = (id: string) => papers.filter((paper) => paper.area === id);
    if (area === undefined) {
      return [
        choices(
          `All (${papers.filter((paper) => paper.area !== undefined).length})`,
          areas.map(({ id, title }) => ({
            name: `${title} (${of(id).length})`,
            title,
            content: entries(of(id), place),
          })),
        ),
      ];
    }
    if (!areas.some(({ id }) => id === area)) {
      throw unknown(
        area,
        areas.map(({ id }) => id),
        "area of papers",
      );
    }
    return [entries(of(area), place)];
  },
};

/** `<Talks />` */
const talksElement: FactsElement = {
  reads: ["papers"],
  attributes: {},
  expand: (_, place) => [
    list(
      place.facts.data.papers.talks.map((talk) => {
        const title = strong([link(talk.link, [plain(talk.title)])], place.show(itemKey("talk", talk.id)));
        return lines(title, details(talk));
      }),
      { className: ["reference-papers"] },
    ),
  ],
};

interface Part {
  /** Label of the choice, with the number of entries. */
  readonly name: string;
  readonly title: string;
  readonly content: Block;
}

function choices(all: string, parts: readonly Part[]): Block {
  const each = parts.map(({ name, title, content }) => {
    const head = paragraph(strong([plain(title)]), { className: ["reference-section"] });
    return flowComponent("Choice", { label: name }, [head, content]);
  });
  return flowComponent("Choices", { label: "Area", all }, each);
}

function entries(papers: readonly Paper[], place: FactsPlace): Block {
  return list(
    papers.map((paper) => {
      const { authors, venue, year, award, notes } = paper;
      const where = [venue ?? year, award].filter((part) => part !== undefined).join(", ");
      return lines(
        titleOf(paper, place),
        authors === undefined ? [] : [plain(authors)],
        where === "" ? [] : [plain(where)],
        ...notes.map((note) => [plain(note)]),
      );
    }),
    { className: ["reference-papers"] },
  );
}

function titleOf({ id, title, link: url }: Paper, place: FactsPlace): Phrases {
  const words = url === undefined ? plain(title) : link(url, [plain(title)]);
  return strong([words], place.show(itemKey("paper", id)));
}

function details({ kind, speaker, event }: Talk): Phrases {
  const who = kind === "video" ? "Video" : (speaker ?? "Talk");
  return [plain(event === undefined ? who : `${who}, ${event}`)];
}

export const papers: Kind<typeof schema, object, "paper" | "talk"> = {
  schema,
  index: () => ({}),
  items: [
    item("paper", {
      all: ({ data }) => data.papers.papers,
      id: ({ id }) => id,
      anchor: (id) => `paper-${id}`,
      field: "papers",
      type: "Paper",
      description: "A publication.",
      fields: {
        ...named,
        area: ["String", "Its area; null when it is cited and not listed."],
        title: ["String!", "Its title."],
        authors: ["String", "Authors, if the list names them."],
        venue: ["String", "Where it appeared, as listed."],
        year: ["Int", "Year of the venue."],
        link: ["String", "Where to read it."],
        award: ["String", "What it won."],
        ...noted,
        ...sourced,
      },
      search: ({ title, authors = "", venue = "", year }) => [
        { name: title, kind: "paper", description: [authors, venue, year].filter(Boolean).join(", ") },
      ],
    }),
    item("talk", {
      all: ({ data }) => data.papers.talks,
      id: ({ id }) => id,
      anchor: (id) => `talk-${id}`,
      field: "talks",
      type: "Talk",
      description: "A talk or video.",
      fields: {
        ...named,
        kind: ["String!", "talk or video."],
        title: ["String!", "Its title."],
        speaker: ["String", "Who speaks."],
        event: ["String", "Where it was given."],
        link: ["String!", "Where to watch it."],
        ...sourced,
      },
    }),
  ],
  check({ data: { papers: data } }, { unique, link: linkTo }) {
    const areas = data.areas.map(({ id }) => id);
    unique(ids("id", data.papers, "papers"));
    unique(ids("id", data.talks, "talks"));
    for (const [place, { area }] of data.papers.entries()) {
      linkTo(["papers", place, "area"], area, "papers", "area", areas);
    }
  },
  elements: { Papers: papersElement, Talks: talksElement },
};
