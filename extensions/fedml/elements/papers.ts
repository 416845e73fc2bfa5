import { unknown } from "../../../node/elements/element";
import type { FactsElement, FactsPlace } from "./element";
import { component } from "../../../node/syntax/tree";
import { itemKey } from "../data/item";
import { lines, link, list, paragraph, strong, text, type Block, type Phrases } from "../../../node/elements/mdast";
import type { Paper, Talk } from "../data/schemas";

/** `<Papers />`, or one area: `<Papers area="security" />` */
export const papersElement: FactsElement = {
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
export const talksElement: FactsElement = {
  reads: ["papers"],
  attributes: {},
  expand: (_, place) => [
    list(
      place.facts.data.papers.talks.map((talk) => {
        const title = strong([link(talk.link, [text(talk.title)])], place.show(itemKey("talk", talk.id)));
        return lines(title, details(talk));
      }),
      { className: ["reference-papers"] },
    ),
  ],
};

interface Part {
  /** What is chosen, with the number of entries. */
  readonly name: string;
  readonly title: string;
  readonly content: Block;
}

function choices(all: string, parts: readonly Part[]): Block {
  const whole = component("mdxJsxFlowElement", "Choices", { label: "Area", all });
  whole.children = parts.map(({ name, title, content }) => {
    const part = component("mdxJsxFlowElement", "Choice", { label: name });
    part.children = [paragraph(strong([text(title)]), { className: ["reference-section"] }), content] as never;
    return part;
  }) as never;
  return whole as unknown as Block;
}

function entries(papers: readonly Paper[], place: FactsPlace): Block {
  return list(
    papers.map((paper) => {
      const { authors, venue, year, award, notes } = paper;
      const where = [venue ?? year, award].filter((part) => part !== undefined).join(", ");
      return lines(
        titleOf(paper, place),
        authors === undefined ? [] : [text(authors)],
        where === "" ? [] : [text(where)],
        ...notes.map((note) => [text(note)]),
      );
    }),
    { className: ["reference-papers"] },
  );
}

function titleOf({ id, title, link: url }: Paper, place: FactsPlace): Phrases {
  const words = url === undefined ? text(title) : link(url, [text(title)]);
  return strong([words], place.show(itemKey("paper", id)));
}

function details({ kind, speaker, event }: Talk): Phrases {
  const who = kind === "video" ? "Video" : (speaker ?? "Talk");
  return [text(event === undefined ? who : `${who}, ${event}`)];
}
