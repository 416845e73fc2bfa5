import { placeOf } from "../../syntax/tree";
import { attributeOf, type Place } from "./elementPlace";

const managers = "npm yarn pnpm bun deno cargo pip pipx uv poetry conda composer gem brew".split(" ");

/** Commands for several package managers, `<CommandTabs npm="…" cargo="…" />`: tabs of code. @returns whether it is that. */
export function commandTabs(place: Place): boolean {
  const { draft, open, close, node } = place;
  const commands = open.attributes
    .filter(({ name }) => managers.includes(name))
    .flatMap(({ name }) => ({ name, command: (attributeOf(place, name) ?? "").trim() }))
    .filter(({ command }) => command !== "" && command !== "true");
  const isEmpty = close === null || draft.text.slice(open.end, close.start).trim() === "";
  if (commands.length < 2 || !isEmpty || node.type !== "mdxJsxFlowElement") return false;
  const lead = " ".repeat(placeOf(node).column - 1);
  const lines = commands.flatMap(({ name, command }) => [
    ...["", `<Tab value="${name}" label="${name}">`, ""],
    ...["```bash", ...plain(command).split("\n"), "```"],
    ...["", "</Tab>"],
  ]);
  const written = ["<Tabs>", ...lines, "", "</Tabs>"].map((line, index) =>
    index === 0 || line === "" ? line : lead + line,
  );
  draft.replace(open.start, close?.end ?? open.end, written.join("\n"), "elements with commands, now tabs");
  return true;
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" };

const plain = (text: string) => text.replace(/&(quot|apos|lt|gt|amp);/g, (_, name: string) => entities[name] ?? "");
