import type { FactsElement } from "./element";
import { itemKey } from "../data/item";
import { code, join, lines, link, strong, table, text, type Phrases } from "../../../node/elements/mdast";
import { labelled, notes } from "./phrases";

/** `<InstallMatrix />`: systems by method. */
export const installMatrixElement: FactsElement = {
  reads: ["install"],
  attributes: {},
  expand: (_, place) => {
    const { systems, methods } = place.facts.data.install;
    return [
      table({
        label: "Ways to install, by system",
        className: "reference-matrix",
        head: ["System", ...methods.map(({ title }) => title)],
        labels: methods.map(({ title }) => title),
        rows: systems.map((system) => [
          link(system.page, strong([text(system.name)], place.show(itemKey("system", system.id)))),
          ...methods.map(({ id }): Phrases => {
            const way = system.methods.find(({ method }) => method === id);
            return way ? [text(way.recommended ? "recommended" : "yes")] : [];
          }),
        ]),
      }),
      ...notes(
        systems.flatMap(({ name, methods: ways }) =>
          ways.flatMap(({ method, note }) => {
            const title = methods.find(({ id }) => id === method)?.title ?? method;
            return note === undefined ? [] : [`${name}, ${title}: ${note}`];
          }),
        ),
      ),
    ];
  },
};

/** `<InstallExtras />`: pip extras. */
export const installExtrasElement: FactsElement = {
  reads: ["install"],
  attributes: {},
  expand: (_, place) => [
    table({
      label: "Extras of pip",
      className: "reference-list",
      head: ["Extra", "Command", "What for"],
      rows: place.facts.data.install.extras.map(({ name, use, command, packages }) => [
        code(name, place.show(itemKey("extra", name))),
        code(command),
        lines(
          use,
          labelled(
            "Packages",
            join(
              packages.map((item) => code(item)),
              ", ",
            ),
          ),
        ),
      ]),
    }),
  ],
};
