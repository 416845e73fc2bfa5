import path from "node:path";
import type { BuildFailure, BuildOptions, Message, Plugin } from "esbuild";
import { assetEndings } from "../checks/checkImports";

const options = {
  bundle: true,
  write: false,
  outdir: "out",
  logLevel: "silent",
  jsx: "automatic",
  // Bundle only files of the repository; checkImports looks for the packages that documents import.
  packages: "external",
  loader: Object.fromEntries([...assetEndings, "md", "mdx"].map((ending) => [`.${ending}`, "empty"])),
} satisfies BuildOptions;

/** What a document imports from a module of the repository: the whole module, or one name. */
export interface Taken {
  /** Absolute path. */
  readonly module: string;
  /** "default" for the default export; missing for the whole module. */
  readonly name?: string;
}

export interface BundledImports<Asked extends Taken> {
  /** Errors in modules, with file names relative to the root. */
  readonly broken: readonly Message[];
  /** Names that a module does not export, by document. */
  readonly missing: readonly (readonly [document: string, asked: Asked])[];
  /** The modules that each module imports, including missing ones; all by absolute paths. */
  readonly importsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** esbuild namespace for the virtual modules, one for each document. */
const namespace = "document";
const prefix = `${namespace}:`;

/**
 * Bundles a virtual module for each document, which re-exports everything that the document imports: so esbuild reports names that a module
 * does not export.
 *
 * @param root absolute path of the repository.
 * @param taken imports by document.
 */
export async function bundleImports<Asked extends Taken>(
  root: string,
  taken: ReadonlyMap<string, readonly Asked[]>,
): Promise<BundledImports<Asked>> {
  const importsOf = new Map<string, Set<string>>();
  const first = await bundle({ root, taken, importsOf, isIgnored: () => false });
  const broken = first.filter(({ location }) => location !== null && !location.file.startsWith(prefix));
  const files = new Set(broken.map(({ location }) => path.join(root, location?.file ?? "")));
  // If a module cannot be compiled, esbuild does not check any names. So bundle again without the broken modules.
  const again = { root, taken, importsOf: new Map(), isIgnored: (file: string) => files.has(file) };
  const all = files.size === 0 ? first : await bundle(again);
  const missing = all.flatMap(({ location }): readonly (readonly [string, Asked])[] => {
    if (!location?.file.startsWith(prefix)) return [];
    const document = location.file.slice(prefix.length);
    const asked = taken.get(document)?.[location.line - 1];
    return asked ? [[document, asked]] : [];
  });
  return { broken, missing, importsOf };
}

interface Bundling {
  readonly root: string;
  readonly taken: ReadonlyMap<string, readonly Taken[]>;
  /** `bundle` adds the imports that it finds. */
  readonly importsOf: Map<string, Set<string>>;
  /** Whether a file is replaced by a module from which any name can be imported. */
  readonly isIgnored: (file: string) => boolean;
}

/** @returns the errors. */
async function bundle({ root, taken, importsOf, isIgnored }: Bundling): Promise<readonly Message[]> {
  const { build } = await import("esbuild");
  const entryPoints = [...taken.keys()].map((document) => prefix + document);
  const plugins = [leaveOut(isIgnored), readDocuments(root, taken), follow(importsOf)];
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
