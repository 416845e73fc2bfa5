import { unknown, type Expander, type Place } from "./expander";
import { itemKey } from "../item";
import { lines, link, list, paragraph, phrases, strong, text, type Block, type Phrases } from "../mdast";
import type { Paper, Talk } from "../schemas";

/** `<Papers />`, or one area: `<Papers area="security" />` */
export const papersExpander: Expander = {
  attributes: { area: "optional" },
  expand: ({ area }, place) => {
    const { areas, papers } = place.reference.data.papers;
    if (area !== undefined) {
      const found = areas.find(({ id }) => id === area);
      if (!found)
        throw unknown(
          area,
          areas.map(({ id }) => id),
          "area of papers",
        );
      return [
        entries(
          papers.filter((paper) => paper.area === area),
          place,
        ),
      ];
    }
    return areas.flatMap(({ id, title }) => {
      const inside = papers.filter((paper) => paper.area === id);
      return [
        paragraph(strong([text(`${title} (${inside.length})`)], place.anchor(`area-${id}`)), {
          className: ["reference-section"],
        }),
        entries(inside, place),
      ];
    });
  },
};

/** `<Talks />` */
export const talksExpander: Expander = {
  attributes: {},
  expand: (_, place) => [
    list(
      place.reference.data.papers.talks.map((talk) => lines(titleOf(talk, place), details(talk))),
      { className: ["reference-papers"] },
    ),
  ],
};

function entries(papers: readonly Paper[], place: Place): Block {
  return list(
    papers.map((paper) =>
      lines(
        heading(paper, place),
        [...(paper.authors === undefined ? [] : [text(paper.authors)])],
        [
          text(
            [
              paper.venue,
              paper.award,
              ...(paper.venue === undefined && paper.year !== undefined ? [String(paper.year)] : []),
            ]
              .filter((part) => part !== undefined)
              .join(", "),
          ),
        ].filter(({ value }) => value !== ""),
        ...paper.notes.map((note) => [text(note)]),
      ),
    ),
    { className: ["reference-papers"] },
  );
}

function heading({ id, title, link: url }: Paper, place: Place): Phrases {
  const words = url === undefined ? [text(title)] : [link(url, [text(title)])];
  return strong(words, place.show(itemKey("paper", id)));
}

function titleOf({ id, title, link: url }: Talk, place: Place): Phrases {
  return strong([link(url, [text(title)])], place.show(itemKey("talk", id)));
}

function details({ kind, speaker, event }: Talk): Phrases {
  return phrases([
    text([kind === "video" ? "Video" : (speaker ?? "Talk"), ...(event === undefined ? [] : [event])].join(", ")),
  ]);
}
