import { uncheckedReason } from "../code/convertCode";
import { attributeOf, dataOf, type Place } from "./elementPlace";
import { managers, managersGroup } from "./managers";

/** Converts `<CommandTabs npm="…" cargo={["…"]} />` to tabs of code blocks. @returns false if the element is not of this form. */
export function commandTabs(place: Place): boolean {
  const { draft, open, close, node } = place;
  const commands = open.attributes
    .filter(({ name }) => managers.includes(name))
    .map(({ name }) => ({ name, command: commandOf(place, name) }))
    .filter(({ command }) => command !== "" && command !== "true");
  const isEmpty = close === null || draft.text.slice(open.end, close.start).trim() === "";
  if (commands.length < 2 || !isEmpty || node.type !== "mdxJsxFlowElement") return false;
  const lead = draft.leadOf(open.start);
  const lines = commands.flatMap(({ name, command }) => [
    ...["", `<Tab value="${name}" label="${name}">`, ""],
    ...[`\`\`\`bash${hasPlaceholder(command) ? ` unchecked="${uncheckedReason}"` : ""}`, ...linesOf(command), "```"],
    ...["", "</Tab>"],
  ]);
  const written = [`<Tabs group="${managersGroup}">`, ...lines, "", "</Tabs>"].map((line, index) =>
    index === 0 || line === "" ? line : lead + line,
  );
  if (commands.some(({ command }) => hasPlaceholder(command)))
    draft.note(
      open.start,
      `These commands hold words in angle brackets: correct them, or write the reason into "unchecked".`,
    );
  draft.replace(open.start, close?.end ?? open.end, written.join("\n"), "elements with commands, now tabs");
  return true;
}

/** First words of a command whose package manager the element writes itself. */
const subcommand = /^(?:add|ci|create|dlx|exec|i|init|install|remove|run|uninstall|update|upgrade|x)(?=\s|$)/m;

/** @returns the command of a package manager, or the commands of a list as lines; "" if the attribute is neither. */
function commandOf(place: Place, name: string): string {
  const data = dataOf(place, name);
  const isLines = Array.isArray(data) && data.every((line) => typeof line === "string");
  const command = isLines ? data.join("\n") : (attributeOf(place, name) ?? "");
  return subcommand.test(command) ? command.trim().replace(/^(?=.)/gm, `${name} `) : command.trim();
}

/** Whether a command has placeholders such as `<name>`, which the shell would read as redirections. */
const hasPlaceholder = (command: string) => /(?:<|&lt;)[\w-]+(?:>|&gt;)/.test(command);

/** Lines of a command. All lines but the first lose the indentation of the tag. */
function linesOf(command: string): readonly string[] {
  const [first = "", ...others] = plain(command).split("\n");
  const indents = others.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return [first, ...others.map((line) => line.slice(Math.min(...indents)).trimEnd())];
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" };

const plain = (text: string) => text.replace(/&(quot|apos|lt|gt|amp);/g, (_, name: string) => entities[name] ?? "");
