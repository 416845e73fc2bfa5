import { z } from "zod";
import { unknown } from "../../../node/elements/element";
import { code, itemLink, lines, link, table, text as plain } from "../../../node/elements/mdast";
import { sourced } from "../shared/fields";
import { headed, lineUrl } from "../shared/phrases";
import { file, source, text, titled } from "../shared/schemas";
import { by, item, itemKey, type FactsElement, type Kind } from "./kind";
import { ids } from "./report";

const error = z.strictObject({
  id: text,
  group: text,
  /** Verbatim; {braces} mark what the library fills in. */
  text,
  kind: z.enum(["exception", "message", "exit"]),
  /** Class of an exception. */
  exception: text.optional(),
  file,
  line: z.int().positive(),
  when: text,
  fix: text,
  /** Address of the page that helps most. */
  page: z.string().startsWith("/").optional(),
});

const schema = z.strictObject({ source, groups: z.array(titled), errors: z.array(error) });

type LibraryError = z.output<typeof error>;

function index({ errors: list }: z.output<typeof schema>) {
  return { errors: by("id", list) };
}

/** `<Errors group="simulation" />` */
const errorsElement: FactsElement = {
  reads: ["errors"],
  attributes: { group: "required" },
  expand: ({ group = "" }, place) => {
    const { groups, errors: list, source: read } = place.facts.data.errors;
    const names = groups.map(({ id }) => id);
    if (!names.includes(group)) throw unknown(group, names, "group of errors");
    const row = (each: LibraryError) => [
      code(shown(each), place.show(itemKey("error", each.id))),
      lines(
        headed("Cause", each.when),
        headed("Fix", each.page === undefined ? each.fix : [each.fix, " ", link(each.page, [plain("More")])]),
        headed("Source", link(lineUrl(read, each.file, each.line), [plain(`${each.file}:${each.line}`)])),
      ),
    ];
    return [
      table({
        label: groups.find(({ id }) => id === group)?.title ?? group,
        className: "reference-stacked reference-entries",
        head: ["Message", "Cause and fix"],
        rows: list.filter((each) => each.group === group).map(row),
      }),
    ];
  },
};

/** `<ErrorList page="/launch/yaml" />`: the messages for which this page helps most, in short. */
const errorListElement: FactsElement = {
  reads: ["errors", "places"],
  attributes: { page: "required" },
  expand: ({ page = "" }, { facts }) => {
    const list = facts.data.errors.errors;
    const here = list.filter((each) => each.page === page);
    if (here.length === 0) {
      const pages = list.flatMap((each) => each.page ?? []);
      throw unknown(page, [...new Set(pages)], "page of an error");
    }
    return [
      table({
        label: `Messages of ${page}`,
        className: "reference-list",
        head: ["Message", "What to do"],
        rows: here.map((each) => [itemLink(itemKey("error", each.id), [code(shown(each))]), each.fix]),
      }),
    ];
  },
};

/** A message as a traceback shows it. */
function shown({ exception, text: message }: LibraryError): string {
  return exception === undefined || message.startsWith(`${exception}:`) ? message : `${exception}: ${message}`;
}

export const errors: Kind<typeof schema, ReturnType<typeof index>, "error"> = {
  schema,
  index,
  items: [
    item("error", {
      all: ({ data }) => data.errors.errors,
      id: ({ id }) => id,
      anchor: (id) => `error-${id}`,
      field: "errors",
      type: "LibraryError",
      description: "A message that users of the library meet.",
      fields: {
        key: ["String!", "Its id in the reference data."],
        text: ["String!", "The text; {braces} stand for what the library fills in."],
        kind: ["String!", "exception, message or exit."],
        exception: ["String", "Class of an exception."],
        group: ["String!", "Part of the library: simulation."],
        when: ["String!", "What causes it."],
        fix: ["String!", "What to do."],
        line: ["Int!", "Line of the file that raises or prints it."],
        page: ["String", "Address of the page that helps most."],
        ...sourced,
      },
      search: (each) => [{ name: shown(each), kind: "error", fault: "error", description: `${each.when} ${each.fix}` }],
    }),
  ],
  check({ data: { errors: data } }, { unique, link: expectLink }) {
    const groups = data.groups.map(({ id }) => id);
    unique(ids("id", data.groups, "groups"));
    unique(ids("id", data.errors, "errors"));
    for (const [place, { group }] of data.errors.entries())
      expectLink(["errors", place, "group"], group, "errors", "group", groups);
  },
  elements: { ErrorList: errorListElement, Errors: errorsElement },
};
