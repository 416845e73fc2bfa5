import { splitNumberPrefix } from "../common/numberPrefix";
import { groupBy } from "../common/groupBy";
import { settingsFile } from "../settings/settingsFile";
import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";

type Placed = Pick<Doc, "file" | "path">;

/** Characters that end an address or begin an escape sequence in it: no link would lead to the page, and the build may stop. */
const breaking = /[%?#\\]/;
/** Characters that front matter rejects in an address, in addition to spaces. */
const harmful = /["'`$%&*;<>?#\\^{|}]/;

/** Reports addresses that do not work everywhere: with spaces or special characters, or distinguished only by case. */
export function checkAddresses(docs: readonly Placed[]): readonly Problem[] {
  const first = new Map<string, Placed>();
  const each = docs.flatMap((doc) => {
    const key = doc.path.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, doc);
    // Another rule reports two documents with the same address.
    const isClash = other !== undefined && other.path !== doc.path;
    return [
      ...checkSpaces(doc),
      ...checkSigns(doc),
      ...checkReadme(doc, docs),
      ...(isClash ? [clashOf(doc, other)] : []),
    ];
  });
  return [...each, ...checkNumbers(docs)];
}

/** Numbers before two names of a folder are probably meant as positions. A single one may be part of a name: "3d-models". */
function checkNumbers(docs: readonly Placed[]): readonly Problem[] {
  const parts = docs.flatMap(({ file, path }) => {
    const names = path.split("/");
    return names.map((name, index) => ({ file, name, path, folder: names.slice(0, index).join("/") }));
  });
  const numbered = parts.filter(({ name }) => splitNumberPrefix(name).position !== null);
  return [...groupBy(numbered, ({ folder }) => folder)].flatMap(([folder, group]) => {
    const [first] = group;
    if (first === undefined || new Set(group.map(({ name }) => name)).size < 2) return [];
    return [
      unclear(
        first.file,
        "warning",
        `The numbers before the names below "${folder || "/"}" are part of the addresses, such as "${first.path}".`,
        `set "numberPrefixes: true" in "docs" of ${settingsFile}, which makes them positions, or rename the files.`,
      ),
    ];
  });
}

function checkSpaces({ file, path }: Placed): readonly Problem[] {
  if (!/\s/.test(path)) return [];
  const meant = path.trim().replace(/\s+/g, "-");
  return [
    unclear(
      file,
      "warning",
      `The address "${path}" has a space; many programs cut a link off there.`,
      `name the file or folder with "-" instead, or write "slug: ${meant}".`,
    ),
  ];
}

function checkSigns({ file, path }: Placed): readonly Problem[] {
  const [sign] = breaking.exec(path) ?? harmful.exec(path) ?? [];
  if (sign === undefined) return [];
  const meant = path.replace(/[\s"'`$%&*;<>?#\\^{|}]+/g, "-").replace(/-+(?=\/|$)/g, "");
  const what = `The address "${path}" has a "${sign}", which means something else in an address.`;
  const fix = `leave it out of the name of the file or folder, or write a slug, such as "slug: ${meant}".`;
  if (!breaking.test(sign)) return [unclear(file, "warning", what, fix)];
  return [{ ...atHead(file), rule: "impossible-address", severity: "error", what, fix }];
}

/** On code hosts and in Docusaurus, such a file is the page of its folder. */
function checkReadme({ file, path }: Placed, docs: readonly Placed[]): readonly Problem[] {
  const [, name = "", ending = ""] = /\/(readme)(\.mdx?)$/i.exec(file) ?? [];
  if (name === "" || !path.endsWith(`/${name}`)) return [];
  const folder = file.slice(0, file.lastIndexOf("/"));
  const hasIndex = docs.some((doc) => doc.file === `${folder}/index.md` || doc.file === `${folder}/index.mdx`);
  const what = `The address is "${path}": this file is not the page of its folder.`;
  const fix = hasIndex
    ? "move its text into the index of the folder, or give it another name."
    : `name it "index${ending}", or give it a slug.`;
  return [unclear(file, "warning", what, fix)];
}

function clashOf({ file, path }: Placed, other: Placed): Problem {
  return unclear(
    file,
    "error",
    `The address "${path}" differs only in capital letters from "${other.path}" of ${other.file}; on many systems, both are one file.`,
    "rename one of the files, or give it a slug of its own.",
  );
}

function unclear(file: string, severity: Problem["severity"], what: string, fix: string): Problem {
  return { ...atHead(file), rule: "unclear-address", severity, what, fix };
}

function atHead(file: string): Pick<Problem, "file" | "line" | "column"> {
  return { file, line: 1, column: 1 };
}
