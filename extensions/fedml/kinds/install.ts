import { z } from "zod";
import { code, join, lines, link, strong, table, text as plain, type Phrases } from "../../../node/elements/mdast";
import { named, sourced } from "../shared/fields";
import { labelled, notes } from "../shared/phrases";
import { source, text, texts, titled } from "../shared/schemas";
import { item, itemKey, type FactsElement, type Kind } from "./kind";
import { ids } from "./report";

const way = z.strictObject({
  method: text,
  recommended: z.boolean().default(false),
  commands: texts,
  note: text.optional(),
});

const system = z.strictObject({
  id: text,
  name: text,
  /** Address of the page about it. */
  page: z.string().startsWith("/"),
  methods: z.array(way),
});

const extra = z.strictObject({ name: text, command: text, packages: texts, use: text });

const schema = z.strictObject({
  source,
  methods: z.array(titled),
  systems: z.array(system),
  extras: z.array(extra),
});

/** `<InstallMatrix />`: systems by method. */
const installMatrixElement: FactsElement = {
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
        rows: systems.map(({ id: own, name, page, methods: ways }) => [
          link(page, strong([plain(name)], place.show(itemKey("system", own)))),
          ...methods.map(({ id }): Phrases => {
            const found = ways.find(({ method }) => method === id);
            return found ? [plain(found.recommended ? "recommended" : "yes")] : [];
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
const installExtrasElement: FactsElement = {
  reads: ["install"],
  attributes: {},
  expand: (_, place) => [
    table({
      label: "pip extras",
      className: "reference-list",
      head: ["Extra", "Command", "Purpose"],
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

export const install: Kind<typeof schema, object, "system" | "extra"> = {
  schema,
  index: () => ({}),
  items: [
    item("system", {
      all: ({ data }) => data.install.systems,
      id: ({ id }) => id,
      anchor: (id) => `system-${id}`,
      field: "installSystems",
      type: "InstallSystem",
      description: "A system that the library runs on.",
      fields: {
        ...named,
        name: ["String!", "Its name."],
        page: ["String!", "Address of the page about it."],
        methods: ["[InstallMethod!]!", "Ways to install there."],
        ...sourced,
      },
    }),
    item("extra", {
      all: ({ data }) => data.install.extras,
      id: ({ name }) => name,
      anchor: (id) => `extra-${id}`,
      field: "installExtras",
      type: "InstallExtra",
      description: "An extra of pip.",
      fields: {
        name: ["String!", "Its name, between brackets."],
        command: ["String!", "How it is installed."],
        packages: ["[String!]!", "Packages it brings."],
        use: ["String!", "What it is for."],
        ...sourced,
      },
    }),
  ],
  check({ data: { install: data } }, { unique, link: linkTo }) {
    const known = data.methods.map(({ id }) => id);
    unique(ids("id", data.systems, "systems"));
    unique(ids("name", data.extras, "extras"));
    for (const [place, { methods }] of data.systems.entries()) {
      const at = ["systems", place, "methods"] as const;
      methods.forEach(({ method }, number) => linkTo([...at, number, "method"], method, "install", "method", known));
    }
  },
  elements: { InstallExtras: installExtrasElement, InstallMatrix: installMatrixElement },
  types: {
    InstallMethod: {
      description: "A way to install on a system.",
      fields: {
        method: ["String!", "pip, conda, source, docker, kubernetes or sdk."],
        recommended: ["Boolean!", "Whether it is the recommended one."],
        commands: ["[String!]!", "What to run."],
        note: ["String", "What to mind."],
      },
    },
  },
};
