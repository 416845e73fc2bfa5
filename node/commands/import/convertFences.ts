import { readLines, type Line } from "./codeRanges";
import type { Draft } from "./draft";

/** What stands in a fence of its own, with the first line's indentation and the words behind the marks. */
interface Block {
  readonly lead: string;
  readonly marks: string;
  readonly info: string;
  readonly lines: readonly Line[];
}

/**
 * Fences of Docusaurus that are no code: `mdx-code-block` hides MDX from translators, and `npm2yarn` stands for one block for
 * each package manager. The tabs that are written here are Docusaurus' own, which are converted later.
 */
export function convertFences(draft: Draft): void {
  for (const block of blocksOf(draft.text)) {
    const [first] = block.lines;
    const last = block.lines.at(-1);
    if (!first || last?.fence !== "close") continue;
    if (block.info.trim() === "mdx-code-block") {
      draft.replace(first.start, first.end, "", "fences around MDX");
      draft.replace(last.start, last.end, "");
    } else if (/\snpm2yarn\b/.test(block.info)) draft.replace(first.start, last.end, tabsOf(block), "tabs");
  }
  draft.commit();
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: Line[] = [];
  for (const line of readLines(text)) {
    if (line.fence === "open") lines = [];
    if (line.fence !== null) lines.push(line);
    if (line.fence !== "close") continue;
    const [, lead = "", marks = "", info = ""] = /^([\s>]*)(`{3,}|~{3,})(.*)$/.exec(lines[0]?.text ?? "") ?? [];
    if (marks !== "") blocks.push({ lead, marks, info, lines });
  }
  return blocks;
}

function tabsOf({ lead, marks, info, lines }: Block): string {
  const code = lines
    .slice(1, -1)
    .map(({ text }) => (text.startsWith(lead) ? text.slice(lead.length) : text.trimStart()));
  const first = marks + info.replace(/\s*\bnpm2yarn(?:=\S+)?/, "");
  const written = managers.flatMap(({ name, translate }) => [
    `<TabItem value="${name}" label="${name}">`,
    "",
    first,
    ...code.map(translate),
    marks,
    "",
    "</TabItem>",
  ]);
  return ['<Tabs groupId="npm2yarn">', ...written, "</Tabs>"].map((line) => (lead + line).trimEnd()).join("\n");
}

/** What each manager calls a command of npm, and how it names the options. Other lines are the same for all. */
const managers: readonly { readonly name: string; readonly translate: (line: string) => string }[] = [
  { name: "npm", translate: (line) => line },
  {
    name: "yarn",
    translate: translator({
      install: (rest) =>
        rest === "" ? "yarn install" : isGlobal(rest) ? `yarn global add${plain(rest)}` : `yarn add${plain(rest)}`,
      run: (rest) => `yarn${withoutDashes(rest)}`,
      init: (rest) => `yarn create${rest}`,
      uninstall: (rest) => `yarn remove${plain(rest)}`,
      update: (rest) => `yarn upgrade${rest}`,
    }),
  },
  {
    name: "pnpm",
    translate: translator({
      install: (rest) => (rest === "" ? "pnpm install" : `pnpm add${isGlobal(rest) ? " --global" : ""}${plain(rest)}`),
      run: (rest) => `pnpm${withoutDashes(rest)}`,
      init: (rest) => `pnpm create${rest}`,
      uninstall: (rest) => `pnpm remove${plain(rest)}`,
      update: (rest) => `pnpm update${rest}`,
    }),
  },
];

/** Short names of npm's own commands, and those that are scripts by themselves. */
const aliases: Readonly<Record<string, string>> = {
  i: "install",
  add: "install",
  remove: "uninstall",
  rm: "uninstall",
  up: "update",
};
const scripts = new Set(["start", "test", "stop"]);

function translator(commands: Readonly<Record<string, (rest: string) => string>>): (line: string) => string {
  return (line) =>
    line.replace(
      /^(\s*)npm (\S+)([^\n]*?)(\s+#.*)?$/,
      (whole, lead: string, given: string, rest: string, remark = "") => {
        const name = aliases[given] ?? given;
        const written = scripts.has(name) ? commands["run"]?.(` ${name}${rest}`) : commands[name]?.(rest.trimEnd());
        return written === undefined ? whole : `${lead}${written}${remark}`;
      },
    );
}

function isGlobal(rest: string): boolean {
  return /\s(?:-g|--global)(?=\s|$)/.test(rest);
}

/** Yarn and pnpm save what they add, and know `--save-dev` as `--dev` or by the letter. */
function plain(rest: string): string {
  return rest
    .replace(/\s(?:-g|--global|-S|--save)(?=\s|$)/g, "")
    .replace(/\s(?:-D|--save-dev)(?=\s|$)/g, " -D")
    .replace(/\s(?:-E|--save-exact)(?=\s|$)/g, " -E");
}

function withoutDashes(rest: string): string {
  return rest.replace(/\s--(?=\s)/, "");
}
