import { readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { isDocumentFile } from "../content/sources";
import { referenceFolder } from "../reference/readReference";
import { directoryOf } from "./documentOf";
import { placesFile } from "./placesFile";

interface WebpackConfig {
  readonly plugins: object[];
  readonly module: { rules: readonly Rule[] };
  readonly optimization?: { readonly minimizer?: readonly object[] };
  devtool?: unknown;
  readonly cache?: false | WebpackCache;
}

/** What webpack tells a rule about a file. */
interface RuleFile {
  readonly resource: string;
  readonly issuer: string;
}

interface Rule {
  readonly test?: RegExp;
  readonly resourceQuery?: RegExp;
  readonly use?: unknown;
}

interface WebpackCache {
  buildDependencies?: object;
}

interface Compilation {
  readonly buildDependencies: { clear(): void };
}

interface Module {
  readonly resource?: string;
  readonly buildInfo: { readonly contextDependencies: Set<string>; readonly fileDependencies: Set<string> };
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly webpack: {
    readonly NormalModule: {
      getCompilationHooks(compilation: Compilation): {
        readonly beforeSnapshot: { tap(name: string, listener: (module: Module) => void): void };
      };
    };
  };
  readonly hooks: {
    readonly compilation: { tap(name: string, listener: (compilation: Compilation) => void): void };
    readonly afterCompile: {
      tap(name: string, listener: (compilation: Compilation) => void): void;
    };
  };
}

interface MinifyPlugin {
  readonly constructor: { readonly name: string; readonly swcMinify: unknown };
  readonly options: {
    parallel: boolean;
    minify: unknown;
    readonly minimizer: { implementation: unknown; options: object };
  };
}

interface CssPlugin {
  readonly options: { ignoreOrder?: boolean };
}

/** How Gatsby's rule for packages names the preset it runs them through. */
const dependenciesPreset = "babel-preset-gatsby/dependencies";

/** How Gatsby tests for code of any kind, and its plugin for TypeScript for code with types. */
const codeTest = String(/\.(js|mjs|jsx|ts|tsx)$/);
const typesTest = String(/\.tsx?$/);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, store }) => {
  const config = getConfig() as WebpackConfig;
  // Cascade layers decide between style sheets, so the order in which they are bundled says nothing.
  const css = config.plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin");
  if (css) (css as CssPlugin).options.ignoreOrder = true;
  // Packages are published for the browsers of this site's browserslist already: no second translation.
  config.module.rules = config.module.rules.filter((rule) => !usesPreset(rule, dependenciesPreset));
  minifyHere(config);
  if (stage.startsWith("build")) {
    config.module.rules = withSwc(config.module.rules);
    shortenClassNames(config.module.rules);
  }
  watchReference(config, directoryOf({ store }));
  if (config.cache) trustCache(config, config.cache);
  // Source maps would be the largest files of the output, and the browser's code is open to read in the repository.
  if (stage === "build-javascript") config.devtool = false;
  actions.replaceWebpackConfig(config);
};

/**
 * Before webpack keeps its work for the next build, it looks up and hashes every file that its loaders have loaded: six
 * seconds of a cold build. scripts/gatsby.mjs forgets the whole cache when a package or the code of the build changes.
 */
function trustCache(config: WebpackConfig, cache: WebpackCache): void {
  cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap("trustCache", ({ buildDependencies }) => buildDependencies.clear());
    },
  });
}

/** Compiled documents hold reference data and links to where they are shown, of which webpack knows nothing. */
function watchReference(config: WebpackConfig, root: string): void {
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap("watchReference", (compilation) => {
        const { beforeSnapshot } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
        beforeSnapshot.tap("watchReference", ({ resource, buildInfo }) => {
          if (!resource || !isDocumentFile(resource)) return;
          buildInfo.contextDependencies.add(path.join(root, referenceFolder));
          buildInfo.fileDependencies.add(placesFile(root));
        });
      });
    },
  });
}

/**
 * Gatsby runs each file through Babel, those with types twice: two fifths of the time of its bundles. Babel stays where Gatsby
 * rewrites code with it: templates of pages, and files with queries; and in the live preview, which takes in changes by it.
 */
function withSwc(rules: readonly Rule[]): readonly Rule[] {
  return rules.map((rule) => {
    const { test, resourceQuery, use } = rule;
    if (typeof use !== "function" || resourceQuery !== undefined) return rule;
    const otherwise =
      test && { [codeTest]: (file: RuleFile) => [swcLoader(file)], [typesTest]: () => [] }[String(test)];
    return otherwise
      ? { ...rule, use: (file: RuleFile): unknown => (needsBabel(file) ? use(file) : otherwise(file)) }
      : rule;
  });
}

function needsBabel({ resource, issuer }: RuleFile): boolean {
  return /async-requires/.test(issuer) || readFileSync(resource, "utf8").includes("graphql`");
}

function swcLoader({ resource }: RuleFile): object {
  const parser = /\.tsx?$/.test(resource)
    ? { syntax: "typescript", tsx: resource.endsWith("x") }
    : { syntax: "ecmascript", jsx: true };
  return {
    loader: "swc-loader",
    options: {
      jsc: { parser, target: "es2020", transform: { react: { runtime: "automatic" } } },
      sourceMaps: false,
    },
  };
}

/**
 * Gatsby's own minifiers write for browsers of 2009, and each has a process of its own that starts first. SWC and esbuild take
 * less time for all files than such a process for its start.
 */
function minifyHere({ optimization }: WebpackConfig): void {
  for (const plugin of (optimization?.minimizer ?? []) as readonly MinifyPlugin[]) {
    const { constructor, options } = plugin;
    options.parallel = false;
    if (constructor.name === "TerserPlugin") {
      options.minimizer.implementation = constructor.swcMinify;
      options.minimizer.options = { compress: { ecma: 2020 }, mangle: true, ecma: 2020 };
    } else {
      options.minify = minifyStyles;
    }
  }
}

/** @param files text by name: one. */
async function minifyStyles(files: Readonly<Record<string, string>>) {
  const { code } = await transform(Object.values(files).join("\n"), { loader: "css", minify: true, target: "es2022" });
  return { code };
}

/** Gatsby's names, such as "SidebarTree-module--link--1f2e3", are a tenth of a page. */
function shortenClassNames(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if ("localIdentName" in value) value.localIdentName = "[local]-[hash:base64:4]";
  for (const inner of Object.values(value)) shortenClassNames(inner);
}

function usesPreset(rule: object, preset: string): boolean {
  return JSON.stringify(rule).includes(preset);
}
