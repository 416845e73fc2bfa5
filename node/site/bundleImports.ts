import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuildFailure, BuildOptions, ImportKind, Message, Plugin } from "esbuild";
import { adviceOnModule, assetEndings } from "../checks/checkImports";
import { toRepositoryFile } from "../common/sources";

const options = {
  bundle: true,
  write: false,
  outdir: "out",
  format: "esm",
  logLevel: "silent",
  jsx: "automatic",
  packages: "external",
  // Gatsby compiles JSX in these files, too.
  loader: {
    ".js": "jsx",
    ...Object.fromEntries([...assetEndings, "md", "mdx"].map((ending) => [`.${ending}`, "empty"])),
  },
} satisfies BuildOptions;

/** What a document imports from a module of the repository: the whole module, or one name. */
export interface Taken {
  /** Absolute path. */
  readonly module: string;
  /** "default" for the default export; missing for the whole module. */
  readonly name?: string;
}

export interface BundledImports<Asked extends Taken> {
  /** Errors in modules, with file names relative to the root. The detail of an error is what to do, if it is known. */
  readonly broken: readonly Message[];
  /** Names that a module does not export, by document. */
  readonly missing: readonly (readonly [document: string, asked: Asked])[];
  /** The modules that each module imports, including missing ones; all by absolute paths. */
  readonly importsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the absolute path of a module, by the import specifier and the importing file from the root; false if it is not found. */
export type Resolve = (source: string, file: string) => string | false;

/** esbuild namespace for the virtual modules, one for each document. */
const namespace = "document";
const prefix = `${namespace}:`;

/**
 * Bundles a virtual module for each document, which re-exports everything that the document imports: so esbuild reports names that a module
 * does not export.
 *
 * @param root absolute path of the repository.
 * @param taken imports by document.
 * @param resolve finds the packages that modules import.
 */
export async function bundleImports<Asked extends Taken>(
  root: string,
  taken: ReadonlyMap<string, readonly Asked[]>,
  resolve: Resolve,
): Promise<BundledImports<Asked>> {
  const importsOf = new Map<string, Set<string>>();
  const first = await bundle({ root, taken, resolve, importsOf, isIgnored: () => false });
  const broken = first.filter(({ location }) => location !== null && !location.file.startsWith(prefix));
  const files = new Set(broken.map(({ location }) => path.join(root, location?.file ?? "")));
  // If a module cannot be compiled, esbuild does not check any names. So bundle again without the broken modules.
  const again = { root, taken, resolve, importsOf: new Map(), isIgnored: (file: string) => files.has(file) };
  const all = files.size === 0 ? first : await bundle(again);
  const missing = all.flatMap(({ location }): readonly (readonly [string, Asked])[] => {
    if (!location?.file.startsWith(prefix)) return [];
    const document = location.file.slice(prefix.length);
    const asked = taken.get(document)?.[location.line - 1];
    return asked ? [[document, asked]] : [];
  });
  return { broken, missing, importsOf };
}

/** Ends esbuild's process, which otherwise keeps its memory for as long as this process runs. The next bundle starts it again. */
export async function releaseBundler(): Promise<void> {
  const { stop } = await import("esbuild");
  await stop();
}

interface Bundling {
  readonly root: string;
  readonly taken: ReadonlyMap<string, readonly Taken[]>;
  readonly resolve: Resolve;
  /** `bundle` adds the imports that it finds. */
  readonly importsOf: Map<string, Set<string>>;
  /** Whether a file is replaced by a module from which any name can be imported. */
  readonly isIgnored: (file: string) => boolean;
}

/** @returns the errors. */
async function bundle({ root, taken, resolve, importsOf, isIgnored }: Bundling): Promise<readonly Message[]> {
  const { build } = await import("esbuild");
  const entryPoints = [...taken.keys()].map((document) => prefix + document);
  const plugins = [
    leaveOut(isIgnored),
    leaveAddresses,
    checkStyles,
    checkQueries(root),
    readDocuments(root, taken),
    follow(importsOf),
    findPackages(root, resolve),
  ];
  return build({ ...options, absWorkingDir: root, entryPoints, plugins }).then(
    () => [],
    (failure: BuildFailure) => failure.errors,
  );
}

/** Each line of a document's virtual module re-exports one import. */
function readDocuments(root: string, taken: Bundling["taken"]): Plugin {
  return {
    name: "documents",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path: name }) => ({
        path: name.slice(prefix.length),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path: document }) => {
        const lines = (taken.get(document) ?? []).map(({ module, name }, index) => {
          const what = name === undefined ? "*" : `{ ${JSON.stringify(name)}`;
          return `export ${what} as taken${index}${name === undefined ? "" : " }"} from ${JSON.stringify(module)};`;
        });
        return { contents: lines.join("\n"), loader: "js", resolveDir: root };
      });
    },
  };
}

function leaveOut(isIgnored: Bundling["isIgnored"]): Plugin {
  return {
    name: "leaveOut",
    setup({ onLoad }) {
      onLoad({ filter: /.*/, namespace: "file" }, ({ path: file }) =>
        isIgnored(file) ? { contents: "module.exports = {};", loader: "js" } : null,
      );
    },
  };
}

/** Reports the default import of a CSS module: webpack exports its class names one by one. */
const checkStyles: Plugin = {
  name: "checkStyles",
  setup({ onResolve }) {
    onResolve({ filter: /\.module\.css$/ }, async ({ path: name, importer, namespace: within }) => {
      if (within !== "file" || importer === "") return null;
      const taken = (await readFile(importer, "utf8")).matchAll(/\bimport\s+[\w$]+\s+from\s*["']([^"'\n]+)["']/g);
      const isDefault = [...taken].some(([, source]) => source === name);
      return isDefault ? { errors: [{ text: `"${name}" has no default export`, detail: adviceOnStyles(name) }] } : null;
    });
  },
};

/** Names that query Gatsby's data. Gatsby finds such queries only in code below `src`; elsewhere, their results are missing in the build. */
const queryNames = /\b(?:graphql|useStaticQuery|StaticQuery)\b/;

/** Reports modules outside of `src` that query Gatsby's data. `checkImports` does the same for documents. */
function checkQueries(root: string): Plugin {
  return {
    name: "checkQueries",
    setup({ onResolve }) {
      onResolve({ filter: /^gatsby$/ }, async ({ importer, namespace: within }) => {
        const file = toRepositoryFile(root, importer);
        if (within !== "file" || importer === "" || file.startsWith("src/")) return null;
        const code = await readFile(importer, "utf8");
        const taken = [...code.matchAll(/\bimport\s+[^;"']*?\s+from\s*["']gatsby["']/g)];
        const errors = taken.flatMap(({ 0: statement, index }) => {
          const name = queryNames.exec(statement);
          if (!name) return [];
          const lines = code.slice(0, index + name.index).split("\n");
          const location = { file, line: lines.length, column: lines.at(-1)?.length ?? 0 };
          const text = `"${name[0]}" of "gatsby" works only in a module below src, and stops the build here`;
          return [{ text, location, detail: "move the module into src, or import the data from a file." }];
        });
        return errors.length > 0 ? { errors } : null;
      });
    },
  };
}

const isOfStyles = (kind: ImportKind) => kind === "url-token" || kind === "import-rule";

/** Leaves addresses in style sheets alone that css-loader leaves to the browser, or resolves in its own way. */
const leaveAddresses: Plugin = {
  name: "leaveAddresses",
  setup({ onResolve }) {
    onResolve({ filter: /^[/~#]|^[a-z][a-z\d+.-]*:/i }, ({ path: name, kind }) =>
      isOfStyles(kind) ? { path: name, external: true } : null,
    );
  },
};

/** @returns how to import the class names of a CSS module. */
export function adviceOnStyles(source: string): string {
  return `write: import * as styles from "${source}"`;
}

/** Reports packages that a module imports and webpack would not find. `checkImports` does the same for documents. */
function findPackages(root: string, resolve: Resolve): Plugin {
  return {
    name: "findPackages",
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path: name, importer, namespace: within, kind }) => {
        if (within !== "file" || importer === "" || name.includes("!") || isOfStyles(kind)) return null;
        const isFound = resolve(name, toRepositoryFile(root, importer)) !== false;
        return isFound
          ? null
          : { errors: [{ text: `The module "${name}" cannot be found`, detail: adviceOnModule(name, "module") }] };
      });
    },
  };
}

const isFollowed = Symbol("whether esbuild is asked by the plugin itself");

function follow(importsOf: Bundling["importsOf"]): Plugin {
  return {
    name: "follow",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^\.{0,2}\// }, async ({ path: name, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === isFollowed || importer === "") return null;
        const found = await resolve(name, { importer, resolveDir, kind, pluginData: isFollowed });
        const known = importsOf.get(importer) ?? new Set();
        known.add(found.path === "" ? path.resolve(resolveDir, name) : found.path);
        importsOf.set(importer, known);
        return null;
      });
    },
  };
}
