import { z } from "zod";
import { find } from "../../../node/elements/element";
import { code, lines, link, paragraph, table } from "../../../node/elements/mdast";
import { asText, named, noted, sourced } from "../shared/fields";
import { notes, sourceLink } from "../shared/phrases";
import { file, scalar, source, text, texts } from "../shared/schemas";
import { by, item, itemKey, type FactsElement, type Kind } from "./kind";
import { ids } from "./report";

const example = z.strictObject({
  id: text,
  title: text,
  /** Address of the page about it. */
  page: z.string().startsWith("/"),
  /** Folder in the repository. */
  file,
  summary: text,
  config_file: text,
  files: z.array(z.strictObject({ path: text, purpose: text.optional() })),
  variants: z.array(z.strictObject({ name: text, meaning: text })).default([]),
  config: z.record(z.string(), scalar),
  notes: texts,
});

const schema = z.strictObject({ source, examples: z.array(example) });

function index({ examples: all }: z.output<typeof schema>) {
  return { examples: by("id", all) };
}

/** `<Example id="ex.cs.mnist_lr" />` */
const exampleElement: FactsElement = {
  reads: ["examples"],
  attributes: { id: "required" },
  expand: ({ id = "" }, place) => {
    const { examples, data } = place.facts;
    const example = find(examples, id, "example");
    const url = (path: string) =>
      `${data.examples.source.repository}/blob/${data.examples.source.commit}/${example.file}/${path}`;
    return [
      paragraph(
        ["Folder in the repository: ", sourceLink(data.examples.source, example.file)],
        place.show(itemKey("example", id)),
      ),
      table({
        label: `Files of the example ${example.title}`,
        className: "reference-list",
        head: ["File", "What it does"],
        rows: example.files.map(({ path, purpose }) => [
          link(url(path), code(path)),
          lines(purpose ?? [], path === example.config_file ? "Described on this page." : []),
        ]),
      }),
      ...notes(example.notes),
    ];
  },
};

export const examples: Kind<typeof schema, ReturnType<typeof index>, "example"> = {
  schema,
  index,
  items: [
    item("example", {
      all: ({ data }) => data.examples.examples,
      id: ({ id }) => id,
      field: "repositoryExamples",
      type: "RepositoryExample",
      description: "An example of the library's repository that has a page.",
      fields: {
        ...named,
        title: ["String!", "What it shows."],
        summary: ["String!", "One sentence."],
        address: ["String!", "Address of the page about it."],
        folder: ["String!", "Its folder in the repository."],
        configFile: ["String!", "The configuration that the page describes, in the folder."],
        config: ["[ConfigSetting!]!", "What that configuration sets."],
        ...noted,
        ...sourced,
      },
      values: ({ page, file: folder, config_file: configFile, config }) => ({
        address: page,
        folder,
        configFile,
        config: Object.entries(config).map(([key, value]) => ({ key, value: asText(value) })),
      }),
    }),
  ],
  check({ data: { examples: data }, settings }, { unique, link: linkTo }) {
    unique(ids("id", data.examples, "examples"));
    for (const [place, { config, config_file, files }] of data.examples.entries()) {
      const at = ["examples", place] as const;
      const paths = files.map(({ path }) => path);
      linkTo([...at, "config_file"], config_file, "examples", "file", paths);
      // The loader flattens the sections, so a key may be in any of them.
      for (const key of Object.keys(config)) {
        linkTo([...at, "config", key], key.split(".").at(-1), "config", "key", settings);
      }
    }
  },
  elements: { Example: exampleElement },
  types: {
    ConfigSetting: {
      description: "What a configuration sets.",
      fields: {
        key: ["String!", "The key with its section."],
        value: ["String", "Its value; null if it is empty."],
      },
    },
  },
};
