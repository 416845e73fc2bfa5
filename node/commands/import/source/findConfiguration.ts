import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceKind } from "../importedPage";
import { readModule, type ConfigurationFile, type ConfigurationModule } from "./readModule";
import { readSidebarFile, type FoundSidebar } from "./readSidebarFile";
import { readSidebarPath, type SidebarPath } from "./readSidebarPath";

export interface FoundFile extends ConfigurationFile {
  /** The folder from which the file was found, such as the one that contains `.vitepress`. */
  readonly parent: string;
}

const scripts = (name: string) => ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `${name}.${ending}`);

/** Paths of configuration files, relative to the documents folder and the folders above it. */
const configurations: Readonly<Record<SourceKind, readonly string[]>> = {
  docusaurus: ["", "website/"].flatMap((folder) => scripts(`${folder}docusaurus.config`)),
  starlight: scripts("astro.config"),
  vitepress: [".vitepress/config", ".vitepress/config/index"].flatMap(scripts),
};

const sidebars = ["", "website/"].flatMap((folder) => [...scripts(`${folder}sidebars`), `${folder}sidebars.json`]);

/** Number of folders above the documents folder that are searched. */
const levels = 4;

export function foldersAbove(folder: string): readonly string[] {
  const folders = [folder];
  for (let level = 0; level < levels; level += 1) folders.push(path.dirname(folders.at(-1) ?? folder));
  return folders;
}

/** @param given absolute path of the configuration, if the user names it. */
export async function findConfiguration(
  kind: SourceKind,
  folder: string,
  given: string | undefined,
): Promise<FoundFile | null> {
  if (given === undefined) return readFirst(foldersAbove(folder), configurations[kind]);
  const [before] = kind === "vitepress" ? given.split(`${path.sep}.vitepress${path.sep}`) : [];
  const parent = before === undefined || before === given ? path.dirname(given) : before;
  return { file: given, parent, text: await readFile(given, "utf8") };
}

async function readFirst(folders: readonly string[], names: readonly string[]): Promise<FoundFile | null> {
  const found = folders
    .flatMap((parent) => names.map((name) => ({ parent, file: path.join(parent, name) })))
    .find(({ file }) => existsSync(file));
  return found === undefined ? null : { ...found, text: await readFile(found.file, "utf8") };
}

/** @returns the parsed configuration. Its imports are followed as far as they are plain data. */
export function moduleOf(config: ConfigurationFile | null): ConfigurationModule | null {
  return config && readModule(config, () => undefined);
}

/** Reads the sidebar from the configuration or the file that it names; if it names none, from a file with the default name. */
export async function findSidebar(kind: SourceKind, folder: string, config: FoundFile | null): Promise<FoundSidebar> {
  if (kind !== "docusaurus") return readSidebarFile(kind, config);
  const module = moduleOf(config);
  const named = module && readSidebarPath(module, folder);
  if (named?.kind === "off") return readSidebarFile(kind, null);
  if (named?.kind === "file")
    return readSidebarFile(kind, { file: named.file, text: await readFile(named.file, "utf8") });
  const beside = config ? [path.dirname(config.file)] : [];
  const usual = named?.kind === "missing" ? null : await readFirst([...beside, ...foldersAbove(folder)], sidebars);
  const found = readSidebarFile(kind, usual);
  if (named === null || config === null) return found;
  return { ...found, parts: [...found.parts, { file: config.file, what: whatOf(named, folder, usual) }] };
}

function whatOf(named: SidebarPath, folder: string, usual: FoundFile | null): string {
  const nameOf = (file: string) => path.relative(folder, file).split(path.sep).join("/");
  const why =
    named.kind === "missing"
      ? `"sidebarPath" names "${nameOf(named.file)}", which is not there`
      : '"sidebarPath" is computed by a program';
  return usual === null
    ? `${why}: pages have the order of their files. Write the path of the sidebar there, and import again.`
    : `${why}: "${nameOf(usual.file)}" was taken for the sidebar. If it is another, write its path there, and import again.`;
}
