import type { Expander } from "./expander";
import { itemKey } from "../item";
import { code, join, lines, link, table, text, type Phrases } from "../mdast";

/** `<InstallMatrix />`: systems by method. */
export const installMatrixExpander: Expander = {
  attributes: {},
  expand: (_, place) => {
    const { systems, methods } = place.reference.data.install;
    return [
      table({
        label: "Ways to install, by system",
        className: "reference-matrix",
        head: ["System", ...methods.map(({ title }) => title)],
        rows: systems.map((system) => [
          link(system.page, [text(system.name)]),
          ...methods.map(({ id }): Phrases => {
            const way = system.methods.find(({ method }) => method === id);
            if (!way) return [];
            return lines(
              way.recommended ? "Recommended." : [],
              ...way.commands.map((command) => code(command)),
              way.note ?? [],
            );
          }),
        ]),
      }),
      ...systems.flatMap(({ id }) => (place.show(itemKey("system", id)), [])),
    ];
  },
};

/** `<InstallExtras />`: pip extras. */
export const installExtrasExpander: Expander = {
  attributes: {},
  expand: (_, place) => [
    table({
      label: "Extras of pip",
      className: "reference-list",
      head: ["Extra", "For", "Command", "Packages"],
      rows: place.reference.data.install.extras.map(({ name, use, command, packages }) => [
        code(name, place.show(itemKey("extra", name))),
        use,
        code(command),
        packages.length === 0
          ? [text("none")]
          : join(
              packages.map((item) => code(item)),
              ", ",
            ),
      ]),
    }),
  ],
};
