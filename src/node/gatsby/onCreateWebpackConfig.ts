import type { GatsbyNode } from "gatsby";

interface WebpackConfig {
  readonly plugins: object[];
  readonly module: { rules: readonly object[] };
  readonly optimization?: { readonly minimizer?: readonly object[] };
  devtool?: unknown;
  readonly cache?: false | WebpackCache;
}

interface WebpackCache {
  buildDependencies?: object;
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, listener: (compilation: { readonly buildDependencies: { clear(): void } }) => void): void;
    };
  };
}

interface MinifyPlugin {
  readonly constructor: { readonly swcMinify: unknown };
  readonly options: { readonly minimizer: { implementation: unknown; options: object } };
}

interface CssPlugin {
  readonly options: { ignoreOrder?: boolean };
}

/** How Gatsby's rule for packages names the preset it runs them through. */
const dependenciesPreset = "babel-preset-gatsby/dependencies";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  const config = getConfig() as WebpackConfig;
  // Cascade layers decide between style sheets, so the order in which they are bundled says nothing.
  const css = config.plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin");
  if (css) (css as CssPlugin).options.ignoreOrder = true;
  // Packages are published for the browsers of this site's browserslist already: no second translation.
  config.module.rules = config.module.rules.filter((rule) => !usesPreset(rule, dependenciesPreset));
  minifyWithSwc(config);
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

/** Gatsby's own minifier writes for browsers of 2009 and takes three times as long. */
function minifyWithSwc({ optimization }: WebpackConfig): void {
  const terser = optimization?.minimizer?.find(({ constructor }) => constructor.name === "TerserPlugin");
  if (!terser) return;
  const { constructor, options } = terser as MinifyPlugin;
  options.minimizer.implementation = constructor.swcMinify;
  options.minimizer.options = { compress: { ecma: 2020 }, mangle: true, ecma: 2020 };
}

function usesPreset(rule: object, preset: string): boolean {
  return JSON.stringify(rule).includes(preset);
}
