import path from "node:path";
import { dropLinks, isNamed } from "../documents";
import type { Edit } from "../edit";
import type { State } from "../state";

const name = "_category_.yml";

/** Authors' edits of folders. */
export const categoryEdits = {
  categoryAdded(state) {
    const folders = [...new Set(state.documents().map((file) => path.posix.dirname(file)))];
    // The folders on the first level are the groups of the settings.
    const without = folders.filter((folder) => folder.split("/").length > 3 && !state.has(`${folder}/${name}`));
    const number = state.next();
    const folder = without.length > 0 ? state.random.of(without) : `${groupOf(state)}/folder-${number}`;
    const file = `${folder}/${name}`;
    state.write(file, `label: Category ${number}\nposition: ${1 + state.random.integer(9)}\n`);
    if (without.length === 0)
      state.write(
        `${folder}/inside.mdx`,
        `---\ntitle: Inside ${number}\nthin: Made by a test.\n---\n\nNumber ${number}.\n`,
      );
    return file;
  },

  categoryChanged(state) {
    const file = state.draw(state.files("content/docs", name));
    if (file === null) return null;
    state.change(file, (text) => text.replace(/^label: .*$/m, `label: Category ${state.next()}`));
    return file;
  },

  categoryRemoved(state) {
    const file = state.draw(replaceable(state));
    if (file === null) return null;
    dropPage(state, state.read(file));
    state.remove(file);
    return file;
  },

  /** Turns the generated page of a folder on or off. */
  categoryPageSwitched(state) {
    const file = state.draw(replaceable(state));
    if (file === null) return null;
    const text = state.read(file);
    dropPage(state, text);
    const without = text.replace(/^link:\n(?: .*\n)*/m, "");
    const link = `link:\n  type: generated-index\n  slug: /category/category-${state.next()}\n`;
    const isOff = without === text;
    state.write(file, isOff ? text + link : without);
    return `${file}: ${isOff ? "on" : "off"}`;
  },

  /** Adds or removes the `index.mdx` of a folder. */
  folderPageSwitched(state) {
    const folders = state.files("content/docs", name).map((file) => path.posix.dirname(file));
    const own = (folder: string) => `${folder}/index.mdx`;
    const file = state.draw(folders.filter((folder) => !state.has(own(folder)) || isOurs(state, own(folder))).map(own));
    if (file === null) return null;
    if (!state.has(file)) {
      const number = state.next();
      state.write(file, `---\ntitle: Folder ${number}\nthin: Made by a test.\n---\n\nNumber ${number}.\n`);
      return `${file}: on`;
    }
    state.remove(file);
    dropLinks(state, file);
    return `${file}: off`;
  },
} satisfies Readonly<Record<string, Edit>>;

function groupOf(state: State): string {
  return state.random.of(state.documents()).split("/").slice(0, 3).join("/");
}

function isOurs(state: State, file: string): boolean {
  return state.read(file).includes("thin: Made by a test.");
}

/** Categories whose page is named only by links in documents. */
function replaceable(state: State): readonly string[] {
  return state.files("content/docs", name).filter((file) => {
    const address = pageOf(state.read(file));
    return address === undefined || !isNamed(state, address);
  });
}

function dropPage(state: State, category: string): void {
  const address = pageOf(category);
  if (address !== undefined) dropLinks(state, address);
}

function pageOf(category: string): string | undefined {
  return /^ {2}slug: (.*)$/m.exec(category)?.[1];
}
