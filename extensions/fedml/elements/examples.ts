import { find } from "../../../node/elements/element";
import type { FactsElement } from "./element";
import { notes, sourceLink } from "./phrases";
import { itemKey } from "../data/item";
import { code, lines, link, paragraph, table } from "../../../node/elements/mdast";

/** `<Example id="ex.cs.mnist_lr" />` */
export const exampleElement: FactsElement = {
  reads: ["examples"],
  attributes: { id: "required" },
  expand: ({ id = "" }, place) => {
    const { examples, data } = place.facts;
    const { source } = data.examples;
    const example = find(examples, id, "example");
    const url = (path: string) => `${source.repository}/blob/${source.commit}/${example.file}/${path}`;
    return [
      paragraph(["Folder in the repository: ", sourceLink(source, example.file)], place.show(itemKey("example", id))),
      table({
        label: `Files of the example ${example.title}`,
        className: "reference-list",
        head: ["File", "What it does"],
        rows: example.files.map(({ path, purpose }) => [
          link(url(path), code(path)),
          lines(purpose ?? [], path === example.config_file ? "This page describes this one." : []),
        ]),
      }),
      ...notes(example.notes),
    ];
  },
};
