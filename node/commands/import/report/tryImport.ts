import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { applyEdits } from "../../../checks/applyEdits";
import type { Problem } from "../../../common/problem";
import { noExtension } from "../../../site/extension";
import { loadFromDisk } from "../../../site/loadFromDisk";
import type { SiteDefinition } from "../../../site/definition";
import type { ImportPlan } from "../planImport";
import type { Source } from "../source/readSource";
import { writeImport } from "../writeImport";

/** Problems that an import would cause, measured on a site that consists only of these pages. */
export interface ImportTrial {
  /** Problems of the unconverted pages: only their file extension is changed. */
  readonly asTheyAre: readonly Problem[];
  readonly imported: readonly Problem[];
  readonly fixed: readonly Problem[];
}

/**
 * Imports into a temporary folder and runs the checks there: on the unconverted pages, on the imported pages, and after the checks'
 * own fixes.
 *
 * @param into folder below content/docs, such as "guide"; "" if the folders of the source are the groups.
 */
export async function tryImport(
  source: Source,
  plan: ImportPlan,
  definition: SiteDefinition,
  into: string,
): Promise<ImportTrial> {
  const own = siteOf(definition, into === "" ? groupsOf(plan) : [into]);
  const asTheyAre = await inFolder(async (root) => {
    const files = source.pages.map(({ file }) => ({
      file: path.posix.join("content/docs", into, file.replace(/\.mdx?$/i, ".mdx")),
      from: path.join(source.folder, file),
    }));
    const texts = await Promise.all(
      files.map(async ({ file, from }) => ({ file, text: await readFile(from, "utf8") })),
    );
    await writeImport(root, { ...plan, files: texts, copies: [] }, true);
    return (await loadFromDisk(root, own)).problems;
  });
  return inFolder(async (root) => {
    await writeImport(root, plan, true);
    const { problems: imported } = await loadFromDisk(root, own);
    await fix(root, imported);
    const { problems: fixed } = await loadFromDisk(root, own);
    return { asTheyAre, imported, fixed };
  });
}

async function inFolder<Result>(run: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(path.join(os.tmpdir(), "import-"));
  try {
    return await run(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function fix(root: string, problems: readonly Problem[]): Promise<void> {
  for (const file of new Set(problems.filter(({ edit }) => edit).map((problem) => problem.file))) {
    const absolute = path.join(root, file);
    const own = problems.filter((problem) => problem.file === file);
    await writeFile(absolute, applyEdits(await readFile(absolute, "utf8"), own).text);
  }
}

/** @returns the first-level folders below content/docs that an import writes. */
export function groupsOf({ files }: Pick<ImportPlan, "files">): readonly string[] {
  const first = files
    .filter(({ file }) => file.startsWith("content/docs/"))
    .map(({ file }) => file.split("/")[2] ?? "");
  return [...new Set(first)].filter((name) => !name.includes("."));
}

/** This site's settings with these groups, without settings that need other files. @param folders such as "guide" or "guide/old". */
function siteOf(definition: SiteDefinition, folders: readonly string[]): SiteDefinition {
  const { settings, strings } = definition;
  // Each folder belongs to a sidebar of the site, or else to a new one for its first-level folder.
  const sidebars = folders.map((into) => {
    const own = settings.sidebars.find(({ folder }) => `${into}/`.startsWith(`${folder}/`));
    const [first = into] = into.split("/");
    const { name, folder, label } = own ?? { name: first, folder: first, label: first };
    return { name, folder, label };
  });
  return {
    strings,
    extension: noExtension,
    settings: {
      ...settings,
      favicon: null,
      hasMarks: false,
      socialImage: null,
      sidebars,
      learningPaths: [],
      navbar: { ...settings.navbar, logo: null, version: undefined, items: [] },
      announcement: null,
      footer: { copyright: "The authors.", style: "quiet", logo: null },
      search: { ...settings.search, start: undefined },
      redirects: [],
      home: { ways: [] },
    },
  };
}
