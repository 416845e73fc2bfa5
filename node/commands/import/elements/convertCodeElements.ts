import { packageManagersOption } from "../../../codeBlocks/checkPackageManagers";
import { placeOf } from "../../../syntax/tree";
import { npmCommandOf, whyNotForAll } from "./convertPackageManagers";
import { attributeOf, dataOf, quoted, type Place } from "./elementPlace";
import { literalOf } from "./literalOf";
import { takeOut } from "./takeOut";

/** `<CodeBlock language="js">{`…`}</CodeBlock>` and `<Code code="…" lang="js" />`, as fences. */
export function convertCodeElement(place: Place): void {
  const { draft, open, close } = place;
  const inside = close === null ? "" : draft.text.slice(open.end, close.start).trim();
  const held = /^\{[\s\S]*\}$/.test(inside)
    ? literalOf(inside.slice(1, -1))
    : /[<{]/.test(inside) || inside === ""
      ? undefined
      : inside;
  const code = dataOf(place, "code") ?? held;
  if (typeof code !== "string") {
    const what = `<${open.name}> shows what only a program knows: put the code here by hand.`;
    draft.note(open.start, what, "lost");
    draft.replace(open.start, close?.end ?? open.end, "", "elements that this engine does not have, taken out");
    return;
  }
  const title = attributeOf(place, "title");
  const language = attributeOf(place, "language") ?? attributeOf(place, "lang") ?? "text";
  writeFence(place, `${language}${title === undefined ? "" : ` title="${quoted(title)}"`}`, code);
}

/** `<PackageManagers type="add" pkg="a" />` of Starlight, as a fence with tabs. */
export function convertPackageManagers(place: Place): void {
  const text = (name: string) => attributeOf(place, name) ?? "";
  // The component of another site: `<PackageManagers pkg="astro" exec="add a" />`.
  const exec = text("exec");
  const command = npmCommandOf({
    ...{ type: exec === "" ? text("type") || "add" : "dlx", pkg: text("pkg"), args: exec || text("args") },
    ...{ prefix: text("prefix"), comment: text("comment"), isDev: text("dev") === "true" },
    isPeer: text("peer") === "true",
  });
  if (command === null || (exec !== "" && text("args") + text("type") !== "")) {
    takeOut(place);
    return;
  }
  const whyNot = whyNotForAll("bash", command);
  if (whyNot !== null) place.draft.note(place.open.start, `<PackageManagers> is a code block for npm alone. ${whyNot}`);
  writeFence(place, whyNot === null ? `bash ${packageManagersOption}` : "bash", command);
}

function writeFence({ node, draft, open, close }: Place, info: string, code: string): void {
  const lead = " ".repeat(placeOf(node).column - 1);
  const marks = "`".repeat(Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1);
  const lines = [marks + info, ...code.replace(/^\n|\n\s*$/g, "").split("\n"), marks];
  draft.replace(open.start, close?.end ?? open.end, lines.join(`\n${lead}`), "elements with code, now fences");
}
