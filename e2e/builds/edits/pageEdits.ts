import { execFileSync } from "node:child_process";
import path from "node:path";
import { addressOf, dropLinks, isNamed, keyOf, linkBetween, redirectsOf, setKey } from "../documents";
import type { Edit } from "../edit";
import type { State } from "../state";

/** Authors' edits of documents. */
export const pageEdits = {
  pageAdded(state) {
    const number = state.next();
    const neighbour = state.random.of(state.documents());
    const file = path.posix.join(path.posix.dirname(neighbour), `page-${number}.mdx`);
    const target = state.random.of(state.documents().filter((other) => keyOf(state.read(other), "draft") === null));
    const lines = [
      "---",
      `title: Page ${number}`,
      `description: Page number ${number}, which was added while the site was built again and again.`,
      "thin: Made by a test.",
      "---",
      "",
      `Number ${number}. See [another page](${linkBetween(file, target)}).`,
      "",
      `## Section ${number}`,
      "",
      "```bash",
      "pip install tool",
      "```",
      "",
    ];
    state.write(file, lines.join("\n"));
    return `${file}, with a link to ${target}`;
  },

  textEdited(state) {
    const file = state.draw(state.documents());
    if (file === null) return null;
    state.change(file, (text) => `${text}\n## Edit ${state.next()}\n\nWords that were not here before.\n`);
    return file;
  },

  titleEdited: (state) => keyChanged(state, "title", () => `Title ${state.next()}`),
  descriptionEdited: (state) =>
    keyChanged(state, "description", () => `Description number ${state.next()} of this page.`),
  positionEdited: (state) => keyChanged(state, "sidebar_position", () => String(1 + state.random.integer(40) / 4)),

  pageMoved(state) {
    const file = state.draw(published(state).filter(isMovable(state)));
    if (file === null) return null;
    const from = addressOf(file);
    const folder = path.posix.dirname(addressOf(state.random.of(state.documents())) || "/");
    const to = path.posix.join(folder === "/" ? path.posix.dirname(from) : folder, `moved-${state.next()}`);
    const program = ["scripts/run.mjs", "node/commands/movePage.ts", from.slice(1), to.slice(1)];
    execFileSync(process.execPath, program, { cwd: state.folder, stdio: "pipe" });
    state.formerAddresses.set(from, state.step);
    return `${from} to ${to}`;
  },

  pageDeleted(state) {
    const isKept = isRecorded(state);
    const file = state.draw(published(state).filter((each) => isMovable(state)(each) && !isKept(each)));
    if (file === null) return null;
    state.remove(file);
    const changed = dropLinks(state, file, addressOf(file));
    return `${file}; links to it taken out of ${changed.join(", ") || "no file"}`;
  },

  draftOn(state) {
    const file = state.draw(published(state).filter(isMovable(state)));
    if (file === null) return null;
    state.change(file, (text) => setKey(text, "draft", "true"));
    const changed = dropLinks(state, file, addressOf(file));
    return `${file}; links to it taken out of ${changed.join(", ") || "no file"}`;
  },

  draftOff(state) {
    const file = state.draw(state.documents().filter((each) => keyOf(state.read(each), "draft") === "true"));
    if (file === null) return null;
    state.change(file, (text) => setKey(text, "draft", null));
    return file;
  },

  slugChanged(state) {
    const file = state.draw(published(state).filter(isMovable(state)));
    if (file === null) return null;
    const slug = `/elsewhere/slug-${state.next()}`;
    state.change(file, (text) => setKey(text, "slug", slug));
    dropLinks(state, addressOf(file));
    return `${file} to ${slug}`;
  },

  redirectAdded(state) {
    const file = state.draw(published(state));
    if (file === null) return null;
    const address = `/was/here-${state.next()}`;
    state.change(file, (text) => setKey(text, "redirect_from", `[${[...redirectsOf(text), address].join(", ")}]`));
    return `${address} to ${file}`;
  },

  /** Drops redirects that `npm run mv` added in earlier steps: their addresses were pages, then redirects, and now nothing. */
  redirectDropped(state) {
    const isOld = (address: string) => (state.formerAddresses.get(address) ?? state.step) < state.step;
    const file = state.draw(state.documents().filter((each) => redirectsOf(state.read(each)).some(isOld)));
    if (file === null) return null;
    const addresses = redirectsOf(state.read(file));
    const kept = addresses.filter((address) => !isOld(address));
    state.change(file, (text) => setKey(text, "redirect_from", kept.length === 0 ? null : `[${kept.join(", ")}]`));
    return `${addresses.filter(isOld).join(", ")} from ${file}`;
  },

  codeAdded(state) {
    const file = state.draw(published(state).filter((each) => !hasCode(state.read(each))));
    if (file === null) return null;
    const number = state.next();
    state.change(file, (text) => `${text}\nexport const number = ${number};\n\nThe number is {number}.\n`);
    return file;
  },

  codeChanged(state) {
    const file = state.draw(published(state).filter((each) => hasCode(state.read(each))));
    if (file === null) return null;
    state.change(file, (text) => text.replace(/^(export const \w+ = ).*;$/m, `$1${state.next()} + 1;`));
    return file;
  },

  codeRemoved(state) {
    const file = state.draw(published(state).filter((each) => hasCode(state.read(each))));
    if (file === null) return null;
    state.change(file, (text) => text.replace(/^export const .*;$/gm, "").replace(/^.*\{(?:number|answer)\}.*$/gm, ""));
    return file;
  },
} satisfies Readonly<Record<string, Edit>>;

function keyChanged(state: State, key: string, value: () => string): string | null {
  const file = state.draw(state.documents());
  if (file === null) return null;
  const written = value();
  state.change(file, (text) => setKey(text, key, written));
  return `${file}: ${written}`;
}

function published(state: State): readonly string[] {
  return state.documents().filter((file) => keyOf(state.read(file), "draft") !== "true");
}

/** Excludes folder pages, pages with a slug, pages that promise to show reference data, and pages named by more than links. */
function isMovable(state: State): (file: string) => boolean {
  return (file) => {
    const text = state.read(file);
    const isPlain = keyOf(text, "covers") === null && keyOf(text, "slug") === null;
    return !file.endsWith("/index.mdx") && isPlain && !isNamed(state, file, addressOf(file));
  };
}

/** Whether the page has recorded runs: the checks report recordings of a page that no longer exists. */
function isRecorded(state: State): (file: string) => boolean {
  return (file) => state.has(file.replace(/^content/, "content/recordings").replace(/mdx$/, "json"));
}

function hasCode(text: string): boolean {
  return /^export const \w+ = .*;$/m.test(text);
}
