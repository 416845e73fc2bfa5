import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import path from "node:path";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import type { BuildOptions, Plugin } from "esbuild";
import type { Expression, ImportDeclaration, Program, Statement } from "estree";
import type { Root } from "mdast";
import { parse } from "yaml";
import { assetEndings } from "../checks/checkImports";
import { inPartial, type Place, type Problem } from "../common/problem";
import type { SourceFile } from "../common/sources";
import { messageOf } from "../content/messageOf";
import { parseKey } from "../content/parseContent";
import { findFailures, type Attempt, type Limits } from "../content/findFailures";
import { needsOf, standInName, takeRunnableParts, type RunnablePart } from "../content/runnableParts";
import { nothingAround, StandIn } from "../content/tryExpressions";
import type { Reference } from "../elements/reference";
import { renderDocument } from "../render/renderDocument";
import { isSuspended, runApart } from "../render/runApart";
import { importedNameOf, type CodeNode, type ModuleImport } from "../syntax/codeNames";
import { each } from "../syntax/tree";
import { publicEnvironment } from "../webpack/keepEnvironmentPrivate";
import { adviceOnError, endlessWait, openGlobals } from "./pageGlobals";

/**
 * A page with its imports. `modules` maps each import specifier to the absolute path of a module of the repository, or to the name of a
 * package.
 */
export interface ImportingPage {
  readonly source: SourceFile;
  readonly imports: readonly ModuleImport[];
  readonly modules: ReadonlyMap<string, string>;
}

/**
 * Modules that the imported code shares with this process. Other external modules are not available, so code that needs one is not tried.
 */
const shared: Readonly<Record<string, object>> = {
  // A build waits for the content of a boundary, and fails if the content fails. React's function for static HTML shows its fallback instead.
  react: { ...react, Suspense: react.Fragment },
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
};

const options = {
  bundle: true,
  write: false,
  outdir: "out",
  format: "cjs",
  platform: "node",
  logLevel: "silent",
  jsx: "automatic",
  define: {
    "process.env.NODE_ENV": '"production"',
    "process.env": "{}",
    ...publicEnvironment(process.env),
    global: "globalThis",
  },
  external: [...Object.keys(shared), "gatsby", ...builtinModules, "node:*"],
  // Gatsby compiles JSX in these files, too.
  loader: { ".js": "jsx" },
} satisfies BuildOptions;

/**
 * Renders pages with the code that they import, as webpack would do only at the end of the build. Code that needs Gatsby's data, or a
 * module of Node, is not tried.
 */
export async function runImportedCode(
  root: string,
  pages: readonly ImportingPage[],
  reference: Reference,
): Promise<readonly Problem[]> {
  if (pages.length === 0) return [];
  const all = await bundleOf(root, new Set(pages.flatMap(({ modules }) => [...modules.values()])));
  const problems: Problem[] = [];
  for (const page of pages) {
    // A module that cannot be bundled prevents only its own pages from being tried.
    const bundle = all ?? (await bundleOf(root, new Set(page.modules.values())));
    if (bundle !== null) problems.push(...(await runOnce({ page, bundle, reference })));
  }
  return problems;
}

interface Run {
  readonly page: ImportingPage;
  readonly bundle: string;
  readonly reference: Reference;
}

/** Problems of the last run, by the page's file: the live preview calls this again at each save of any file. */
const found = new Map<string, { readonly input: string; readonly problems: readonly Problem[] }>();

async function runOnce(given: Run): Promise<readonly Problem[]> {
  const { source } = given.page;
  const parts = [parseKey(source, given.reference), given.reference.variables ?? {}, given.bundle];
  const input = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const known = found.get(source.file);
  if (known?.input === input) return known.problems;
  const problems = await run(given);
  found.set(source.file, { input, problems });
  return problems;
}

/** @returns code that exports one function per module, which runs the module; null if a module cannot be bundled. */
async function bundleOf(root: string, modules: ReadonlySet<string>): Promise<string | null> {
  const { build } = await import("esbuild");
  const entries = [...modules].map((module) => JSON.stringify(module)).map((text) => `${text}: () => require(${text})`);
  const contents = `module.exports = { ${entries.join(", ")} };`;
  const stdin = { contents, resolveDir: root, loader: "js" } as const;
  const made = await build({ ...options, absWorkingDir: root, stdin, plugins: [leaveOutStyles, readAssets] }).catch(
    () => null,
  );
  return made?.outputFiles.find(({ path: file }) => path.extname(file) === ".js")?.text ?? null;
}

/** Replaces CSS modules: any class name is an empty string. */
const leaveOutStyles: Plugin = {
  name: "leaveOutStyles",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, () => ({
      contents: "module.exports = new Proxy({}, { get: () => '' });",
      loader: "js",
    }));
  },
};

/** As in a build, data in YAML are read, and any other file that is not code is an address. */
const readAssets: Plugin = {
  name: "readAssets",
  setup({ onLoad }) {
    const others = assetEndings.filter((ending) => !/^ya?ml$/.test(ending));
    onLoad({ filter: /\.ya?ml$/ }, async ({ path: file }) => ({
      contents: `module.exports = ${JSON.stringify(parse(await readFile(file, "utf8")) ?? null)};`,
      loader: "js",
    }));
    onLoad({ filter: new RegExp(`\\.(?:${others.join("|")})$`) }, ({ path: file }) => ({
      contents: `module.exports = ${JSON.stringify(`/static/${path.basename(file)}`)};`,
      loader: "js",
    }));
  },
};

/** Thrown when code needs a module that only a build provides. */
class Untried extends Error {}

async function run(site: Run): Promise<readonly Problem[]> {
  const { page } = site;
  const { thrown, sources } = await attempt(site, new Set(), { failed: new Set() });
  if (!thrown) return [];
  const problemAt = (at: Place, what: string, error: unknown) => toProblem(page.source.file, at, what, error);
  const broken = sources.flatMap((source) => {
    const error = failureOf(source, site);
    return error ? [{ source, ...error }] : [];
  });
  const loading = broken.map(({ source, error }) => {
    const at = page.imports.find((each) => each.source === source) ?? { line: 1 };
    return problemAt(at, `The module "${source}" fails as soon as it runs`, error);
  });
  const leftOut = new Set(broken.map(({ source }) => source));
  const failures = await findFailures((limits) => attempt(site, leftOut, limits));
  const used = failures.map(({ part, error }) => {
    const names = part?.modules.map((name) => `"${name}"`).join(" and ");
    const what = names ? `With what ${names} exports, the page cannot be rendered` : "The page cannot be rendered";
    return problemAt(part?.place ?? { line: 1 }, what, error);
  });
  return [...loading, ...used];
}

function toProblem(file: string, at: Place, failure: string, error: unknown): Problem {
  const message = messageOf(error);
  const what = `${failure}: ${message}`;
  const fix = adviceOnError(message);
  return inPartial<Problem>({ file, ...at, rule: "failing-import", severity: "warning", what, fix });
}

/** @returns what a module throws when it is loaded; null if nothing. */
function failureOf(source: string, { page, bundle }: Run): Thrown {
  const name = JSON.stringify(page.modules.get(source));
  const { given, thrownBy } = provide();
  try {
    runApart(`${codeOf(bundle)}\nreturn $take(${name}, "*");`, given, () => null);
    return null;
  } catch (error) {
    return thrownBy(error);
  }
}

type Thrown = { readonly error: unknown } | null;

/** @returns what the bundle gets from this process for one run, and a function that returns null for an error that a build might not have. */
function provide(): { readonly given: object; readonly thrownBy: (error: unknown) => Thrown } {
  const { globals, hasWaited } = openGlobals();
  const take = (name: string) => {
    const found = shared[name];
    if (!found) throw new Untried();
    return found;
  };
  const thrownBy = (error: unknown): Thrown => {
    if (error instanceof Untried) return null;
    if (!isSuspended(error)) return { error };
    return hasWaited() ? null : { error: new Error(endlessWait) };
  };
  return { given: { globals, StandIn, require: take }, thrownBy };
}

/** A part of a page, with the modules that it needs. */
interface UsingPart extends RunnablePart {
  readonly modules: readonly string[];
}

interface Rendering extends Attempt<UsingPart> {
  /** The modules that the page itself imports, or exports from. A module that only code loads is not among them. */
  readonly sources: readonly string[];
}

/** @param leftOut import specifiers of modules that are left out, and the parts that need them with them. */
async function attempt(
  { page: { source, modules }, bundle, reference }: Run,
  leftOut: ReadonlySet<string>,
  { failed, most = Infinity, longest }: Limits,
): Promise<Rendering> {
  let parts: readonly UsingPart[] = [];
  let sources: readonly string[] = [];
  const leaveOut = () => (tree: Root) => {
    const all = takeRunnableParts(
      tree,
      needsOf(tree, (name = "") => leftOut.has(name)),
    );
    sources = [...new Set(all.flatMap(({ source }) => source ?? []))];
    const needs = [...modules.keys()].map((name) => [name, needsOf(tree, (other) => other === name)] as const);
    parts = all
      .filter((part) => part.source === undefined)
      .map((part) => ({ ...part, modules: needs.filter(([, isUsed]) => isUsed(part)).map(([name]) => name) }));
    for (const [index, { remove }] of parts.entries()) if (index >= most || failed.has(index)) remove();
  };
  const { given, thrownBy } = provide();
  const context = { ...nothingAround, reference: () => Promise.resolve(reference) };
  const plugins = [leaveOut, takeImports(modules)];
  const options = { plugins, components: { [standInName]: StandIn }, longest };
  const thrown = await renderDocument(source.file, source.text, context, {
    ...options,
    own: { code: codeOf(bundle), given },
  }).then(() => null, thrownBy);
  return { thrown, parts, sources };
}

/** React's `lazy`, as code of the page: promises that React itself waits for settle only after the page's code has ended. */
const lazyCode = `
const $lazy = (load) => {
  let state;
  return (props) => {
    state ??= {
      promise: load().then(
        (module) => void (state = { Component: module.default }),
        (error) => void (state = { error }),
      ),
    };
    if ("promise" in state) throw state.promise;
    if ("error" in state) throw state.error;
    return arguments[0].jsx(state.Component, props);
  };
};`;

function codeOf(bundle: string): string {
  return `
const { ${Object.keys(openGlobals().globals).join(", ")} } = arguments[0].globals;
${lazyCode}
const $modules = ((require) => { const module = { exports: {} }; ${bundle}
return module.exports; })((name) => (name === "react" ? { ...arguments[0].require(name), lazy: $lazy } : arguments[0].require(name)));
const { StandIn: $StandIn } = arguments[0];
const $take = (module, name) => {
  const taken = $modules[module]();
  return name === "*" ? taken : taken && name in Object(taken) ? taken[name] : name === "default" ? taken : undefined;
};`;
}

/** Replaces the imports of a page by the exports of the bundled modules. */
function takeImports(modules: ImportingPage["modules"]) {
  return () => (tree: Root) => {
    each<CodeNode>(tree, ["mdxjsEsm"], ({ data }) => {
      const program = data?.estree;
      if (program) program.body = program.body.flatMap((statement) => taken(statement, modules));
    });
  };
}

type Body = Program["body"][number];

function taken(statement: Body, modules: ImportingPage["modules"]): readonly Body[] {
  if (statement.type === "ImportDeclaration") return declarationsOf(statement, modules);
  const isOfOthers = statement.type === "ExportAllDeclaration" || ("source" in statement && statement.source);
  return isOfOthers ? [] : [statement];
}

function declarationsOf({ source, specifiers }: ImportDeclaration, modules: ImportingPage["modules"]): Statement[] {
  const module = modules.get(String(source.value));
  const literal = (value: string): Expression => ({ type: "Literal", value });
  const take = (name: string): Expression => ({
    type: "CallExpression",
    callee: { type: "Identifier", name: "$take" },
    arguments: [literal(module ?? ""), literal(name)],
    optional: false,
  });
  // An import without names only runs the module.
  if (specifiers.length === 0 && module !== undefined) return [{ type: "ExpressionStatement", expression: take("*") }];
  return specifiers.map((specifier) => {
    const init: Expression =
      module !== undefined ? take(importedNameOf(specifier)) : { type: "Identifier", name: "$StandIn" };
    return {
      type: "VariableDeclaration",
      kind: "const",
      declarations: [{ type: "VariableDeclarator", id: { ...specifier.local }, init }],
    } as Statement;
  });
}
