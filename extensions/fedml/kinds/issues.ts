import { z } from "zod";
import { find, unknown } from "../../../node/elements/element";
import { code, itemLink, join, lines, link, strong, table, text as plain } from "../../../node/elements/mdast";
import { named, placeOf, sourced } from "../shared/fields";
import { headed } from "../shared/phrases";
import { file, source, text, titled } from "../shared/schemas";
import { by, item, itemKey, type FactsElement, type Kind } from "./kind";
import { ids } from "./report";

const range = z
  .string()
  .regex(/^[1-9]\d*(-[1-9]\d*)?$/, 'must be a line or a range of lines, in quotes: "206-208"')
  .describe('write the lines of the file, in quotes: lines: "206-208".');

const sourceLines = z.strictObject({ file, lines: range });

const issue = z.strictObject({
  id: text,
  title: text,
  area: text,
  /** What a user experiences. */
  effect: text,
  /** What the library prints, verbatim; {braces} mark what it fills in. */
  message: text.optional(),
  /** Where the cause is, most relevant place first. */
  places: z.array(sourceLines).min(1),
  /** Version in which the issue was seen; defaults to the version of the file's source. */
  version: text.optional(),
  /** The workaround; an issue without one says so. */
  instead: text,
  /** Addresses of the pages concerned, most relevant first. */
  pages: z.array(z.string().startsWith("/")).min(1),
});

const schema = z.strictObject({ source, areas: z.array(titled), issues: z.array(issue) });

type Data = z.output<typeof schema>;
type Issue = z.output<typeof issue>;

function index({ issues }: Data) {
  return { issues: by("id", issues) };
}

/** `<KnownIssues area="security" />` */
const knownIssuesElement: FactsElement = {
  reads: ["issues"],
  attributes: { area: "required" },
  expand: ({ area = "" }, place) => {
    const data = place.facts.data.issues;
    const names = data.areas.map(({ id }) => id);
    if (!names.includes(area)) throw unknown(area, names, "area of known issues");
    return [
      table({
        label: data.areas.find(({ id }) => id === area)?.title ?? area,
        className: "reference-stacked reference-entries",
        head: ["Issue", "What happens, and what to do instead"],
        rows: data.issues
          .filter((each) => each.area === area)
          .map((each) => [
            strong([plain(each.title)], place.show(itemKey("issue", each.id))),
            lines(
              each.effect,
              each.message === undefined ? [] : headed("Message", code(each.message)),
              headed("Workaround", each.instead),
              headed(
                `In ${versionOf(each, data)}`,
                join(
                  each.places.map((at) => lineLink(data, at)),
                  ", ",
                ),
              ),
              headed(
                "Pages",
                join(
                  each.pages.map((page) => link(page, [plain(page)])),
                  ", ",
                ),
              ),
            ),
          ]),
      }),
    ];
  },
};

/** `<KnownIssue id="fhe-no-encryption" />`, or `<KnownIssue id="fhe-no-encryption">why</KnownIssue>` */
const knownIssueElement: FactsElement = {
  reads: ["issues", "places"],
  attributes: { id: "required" },
  isInline: true,
  expand: ({ id = "" }, { facts }, children) => {
    const { title } = find(facts.issues, id, "known issue");
    return [itemLink(itemKey("issue", id), children.length === 0 ? [plain(title)] : children)];
  },
};

function versionOf({ version }: Issue, { source: read }: Data): string {
  return version ?? read.version ?? read.commit.slice(0, 7);
}

function lineLink(
  { source: { repository, commit } }: Data,
  { file: path, lines: range }: z.output<typeof sourceLines>,
) {
  const anchor = range
    .split("-")
    .map((line) => `L${line}`)
    .join("-");
  const name = path.replace(/^python\/fedml\//, "");
  return link(`${repository}/blob/${commit}/${path}#${anchor}`, [plain(`${name}:${range}`)]);
}

export const issues: Kind<typeof schema, ReturnType<typeof index>, "issue"> = {
  schema,
  index,
  items: [
    item("issue", {
      all: ({ data }) => data.issues.issues,
      id: ({ id }) => id,
      anchor: (id) => `issue-${id}`,
      field: "issues",
      type: "KnownIssue",
      description: "A known issue of the library.",
      fields: {
        ...named,
        title: ["String!", "What is wrong, in a few words."],
        area: ["String!", "Part of the library: simulation."],
        effect: ["String!", "What a user meets."],
        message: ["String", "What the library prints; {braces} stand for what it fills in."],
        places: ["[SourceLines!]!", "Where the cause is."],
        version: ["String!", "Version in which it was seen."],
        instead: ["String!", "The way around."],
        concerns: ["[String!]!", "Addresses of the pages concerned."],
        ...sourced,
      },
      values: (each, { data: { issues: data } }) => ({
        version: versionOf(each, data),
        concerns: each.pages,
        source: placeOf(data.source, each.places[0]?.file ?? data.source.file),
      }),
      search: ({ title, message, effect }) =>
        [title, ...(message === undefined ? [] : [message])].map((name) => ({
          name,
          kind: "known issue",
          fault: "issue" as const,
          description: effect,
        })),
    }),
  ],
  check({ data: { issues: data } }, { unique, link: expectLink }) {
    const areas = data.areas.map(({ id }) => id);
    unique(ids("id", data.areas, "areas"));
    unique(ids("id", data.issues, "issues"));
    for (const [number, { area }] of data.issues.entries())
      expectLink(["issues", number, "area"], area, "issues", "area", areas);
  },
  elements: { KnownIssue: knownIssueElement, KnownIssues: knownIssuesElement },
  types: {
    SourceLines: {
      description: "Lines of a file in the repository.",
      fields: { file: ["String!", "The file."], lines: ["String!", "A line, or first and last: 206-208."] },
    },
  },
};
