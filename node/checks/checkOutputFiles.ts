import { routes } from "../../src/shared/routes";
import type { Problem } from "../common/problem";
import { folderOfBuild, outputFiles, type OutputInput } from "../pages/outputFiles";
import type { SiteModel } from "../model/buildSite";
import type { PlaceOfKey } from "../settings/placeOfKeyIn";
import { settingsFile } from "../settings/settingsFile";
import type { SiteSettings } from "../../src/shared/settings";

interface OutputFilesInput extends OutputInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly placeOfKey: PlaceOfKey;
}

/** An address that becomes a folder of the output, with its page in it. */
interface Claim extends Pick<Problem, "file" | "fix"> {
  readonly path: string;
  /** A function, because places in the settings need the TypeScript compiler: it is called only for reported problems. */
  readonly place: () => Pick<Problem, "line" | "column">;
}

/**
 * Reports pages and redirects that the output cannot contain, because a file has the name of their folder, or the build fills the folder
 * itself. Also reports files of static/ that the build would overwrite.
 */
export function checkOutputFiles(input: OutputFilesInput): readonly Problem[] {
  const files = outputFiles(input);
  const pages = new Map(input.site.docs.map(({ path, file }) => [path, file]));
  const whatOf = (address: string): string | null => {
    const folder = folderOfBuild(address);
    if (folder !== null) return `The build itself fills the folder of "${address}".`;
    const [file] = [...foldersOf(address), address].filter((each) => files.has(each));
    if (file === address) return `"${address}" is also the address of ${files.get(file)}.`;
    if (file !== undefined) return `"${address}" is below "${file}", which is the address of ${files.get(file)}.`;
    const above = address.endsWith("/index") ? address.slice(0, -"/index".length) || routes.home() : null;
    if (above === null || (above !== routes.home() && !pages.has(above))) return null;
    return `"${address}" is also the address of ${pages.get(above) ?? "the home page"}, whose file is "index.html".`;
  };
  const problems = claimsOf(input).flatMap(({ path, file, place, fix }): readonly Problem[] => {
    const what = whatOf(path);
    return what === null ? [] : [{ file, ...place(), rule: "taken-address", severity: "error", what, fix }];
  });
  return [...problems, ...overwrittenFiles(input)];
}

function overwrittenFiles(input: OutputFilesInput): readonly Problem[] {
  const written = new Map([...htmlFiles(input.site), ...outputFiles({ ...input, staticFiles: new Set() })]);
  return [...input.staticFiles].flatMap((path): readonly Problem[] => {
    const name = written.get(path);
    if (name === undefined) return [];
    const what = `"${path}" is also the address of ${name}.`;
    const fix = "give the file another name, or remove it.";
    return [{ file: `static${path}`, line: 1, column: 1, rule: "taken-address", severity: "error", what, fix }];
  });
}

/** @returns the HTML files of pages by address, in both spellings that hosts request, each with a description of its page. */
function htmlFiles({ docs, categoryPages }: SiteModel): readonly (readonly [string, string])[] {
  const pages = [
    ...docs.map(({ path, file }) => [path, file] as const),
    ...categoryPages.map(({ path, label }) => [path, `the page "${label}"`] as const),
  ];
  return [
    ["/index.html", "the home page"],
    ["/404.html", "the page that says that an address leads nowhere"],
    ...pages.flatMap(([path, name]): (readonly [string, string])[] => [
      [`${path}.html`, name],
      [`${path}/index.html`, name],
    ]),
  ];
}

/** @returns the parent addresses: "/a" and "/a/b" for "/a/b/c". */
function foldersOf(address: string): readonly string[] {
  const names = address.split("/").slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`);
}

function claimsOf({ site, settings, placeOfKey }: OutputFilesInput): readonly Claim[] {
  const ofSettings = (path: string, keys: readonly (string | number)[]): Claim => ({
    path,
    file: settingsFile,
    place: () => placeOfKey(keys),
    fix: "give it another address.",
  });
  const { learningPaths = [], redirects, search } = settings;
  return [
    ...site.docs.map(({ path, file, keyLines }) => ({
      path,
      file,
      place: () => ({ line: keyLines["slug"] ?? 1, column: 1 }),
      fix: keyLines["slug"] === undefined ? "rename the file, or give it a slug." : "write another slug.",
    })),
    ...site.redirects.map(({ from, file, line }) => ({
      ...(file === settingsFile
        ? ofSettings(from, ["redirects", redirects.findIndex((each) => each.from === from)])
        : { path: from, file, place: () => ({ line, column: 1 }) }),
      fix: "remove the redirect.",
    })),
    ofSettings(routes.search(search), ["search", "searchPagePath"]),
    ...learningPaths.map(({ path }, index) => ofSettings(path, ["learningPaths", index, "path"])),
  ];
}
