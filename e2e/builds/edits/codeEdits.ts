import type { Edit } from "../edit";
import type { State } from "../state";

/** Developers' edits, each of which may change every page. */
export const codeEdits = {
  settingsChanged: (state) =>
    replaced(state, "src/site/settings.ts", /tagline: ".*"/, `tagline: "Edit ${state.next()}."`),

  /** Edits a layout component, which React also renders in the browser. */
  componentChanged(state) {
    const files = state.files("src/client/layout", ".tsx").filter((file) => !file.includes(".test."));
    const edit = /className=\{styles\.(\w+)\}(?: data-edit="\d+")?/;
    const file = state.draw(files.filter((each) => edit.test(state.read(each))));
    return file === null ? null : replaced(state, file, edit, `className={styles.$1} data-edit="${state.next()}"`);
  },

  /** Edits a module that runs in Node, or a component that documents contain. */
  nodeFileChanged(state) {
    const number = state.next();
    if (state.random.next() < 0.5) {
      const edit = /className="code"(?: data-edit="\d+")?/;
      return replaced(state, "src/mdx/CodeBlock/CodeBlock.tsx", edit, `className="code" data-edit="${number}"`);
    }
    const line = /User-agent: \*(?:\\n# \d+)?/;
    const files = state.files("node", ".ts").filter((file) => !file.includes(".test.") && line.test(state.read(file)));
    const file = state.draw(files);
    return file === null ? null : replaced(state, file, line, `User-agent: *\\n# ${number}`);
  },

  styleSheetChanged(state) {
    const file = state.draw(state.files("src/client", ".css"));
    if (file === null) return null;
    state.change(file, (text) => `${text}\n@layer base {\n  html {\n    --edit: ${state.next()};\n  }\n}\n`);
    return file;
  },

  browsersChanged: (state) =>
    replaced(state, ".browserslistrc", /^chrome .*$/m, `chrome >= ${60 + state.random.integer(50)}`),
  lockFileChanged: (state) =>
    replaced(state, "package-lock.json", /"version": ".*"/, `"version": "0.0.${state.next()}"`),
  packageFileChanged: (state) =>
    replaced(state, "package.json", /"description": ".*"/, `"description": "Edit ${state.next()}."`),
  compilerOptionsChanged: (state) =>
    replaced(state, "tsconfig.json", /"target": ".*"/, `"target": "ES20${17 + state.random.integer(5)}"`),

  prefixChanged(state) {
    const prefixes = ["", "/docs", "/a/b"].filter((prefix) => prefix !== (state.environment["PATH_PREFIX"] ?? ""));
    const prefix = state.random.of(prefixes);
    state.environment = { PATH_PREFIX: prefix };
    return `PATH_PREFIX="${prefix}"`;
  },
} satisfies Readonly<Record<string, Edit>>;

/** @throws {Error} if the file no longer contains what the edit changes. */
function replaced(state: State, file: string, before: RegExp, after: string): string {
  const text = state.read(file);
  if (!before.test(text)) throw new Error(`${file} holds nothing like ${String(before)}: give the edit another place.`);
  state.write(file, text.replace(before, after));
  return `${file}: ${after}`;
}
