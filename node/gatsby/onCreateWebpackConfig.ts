import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyCache } from "gatsby";
import type { PageContext } from "../../src/shared/pages";
import { isDocumentFile, snippetsFolder } from "../common/sources";
import { uses } from "../common/pieces.mjs";
import { lightenRenderer } from "../fast/webpack/lightenRenderer";
import { trustCache } from "../fast/webpack/trustCache";
import { referenceFolder } from "../elements/readReference";
import { recordingsFolder } from "../recordings/recording";
import { readBrand } from "../settings/readBrand";
import type { WithSite } from "../site/definition";
import { directoryOf } from "./documentOf";
import { placesFile } from "./placesFile";
import { updateTemplates } from "./servePreview";
import { bundleStyles } from "../webpack/bundleStyles";
import { keepIslandStyles } from "../webpack/keepIslandStyles";
import { keepBundles } from "../webpack/keepBundles";
import { keepEnvironmentPrivate } from "../webpack/keepEnvironmentPrivate";
import { keepFilesApart } from "../webpack/keepFilesApart";
import { leaveOutPartialHydration } from "../webpack/leaveOutPartialHydration";
import { leaveOutScripts } from "../webpack/leaveOutScripts";
import { minifyHere } from "../webpack/minifyHere";
import { forgetFolder } from "../webpack/forgetFolder";
import { noticeRemovals } from "../webpack/noticeRemovals";
import { renderInOneFile } from "../webpack/renderInOneFile";
import { replaceNavigation } from "../webpack/replaceNavigation";
import type { WebpackConfig } from "../webpack/webpackConfig";
import { withSwc } from "../webpack/withSwc";

interface Module {
  readonly resource?: string;
  readonly buildInfo: {
    cacheable: boolean;
    readonly contextDependencies: Set<string>;
    readonly fileDependencies: Set<string>;
  };
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly webpack: {
    readonly NormalModule: {
      getCompilationHooks(compilation: object): {
        readonly beforeSnapshot: { tap(name: string, listener: (module: Module) => void): void };
      };
    };
  };
  readonly hooks: {
    readonly compilation: { tap(name: string, listener: (compilation: object) => void): void };
    readonly done: { tap(name: string, listener: (stats: Stats) => void): void };
  };
}

interface Stats {
  readonly hash: string;
  readonly compilation: { readonly namedChunks: ReadonlyMap<string, unknown> };
  hasErrors(): boolean;
}

interface Page {
  readonly context?: Partial<PageContext>;
}

/** Name of the preset in Gatsby's rule for packages. */
const dependenciesPreset = "babel-preset-gatsby/dependencies";

/**
 * Maximum number of pages with which each page contains the style sheet: this takes 39 KB on disk per page, and saves a round trip on a
 * reader's first visit.
 */
const mostWithStyleSheet = 1000;

export function onCreateWebpackConfig(args: WithSite<CreateWebpackConfigArgs>): void {
  const { actions, cache, getConfig, stage, store, plugins, definition } = args;
  const config = getConfig() as WebpackConfig;
  const root = directoryOf({ store });
  const isBuild = stage.startsWith("build");
  // Packages are already published for the browsers in this site's browserslist, so they are not compiled again.
  config.module.rules = config.module.rules.filter((rule) => !usesPreset(rule, dependenciesPreset));
  minifyHere(config.optimization?.minimizer ?? [], root);
  if (isBuild) config.module.rules = withSwc(config.module.rules, root);
  replaceNavigation(config, root);
  leaveOutDocumentEndings(config);
  keepEnvironmentPrivate(config);
  if (stage === "build-javascript") {
    leaveOutScripts(config);
    leaveOutPartialHydration(config, root);
  }
  bundleStyles(config, { isBuild, root });
  if (!stage.endsWith("html")) keepIslandStyles(config, { isBuild, root });
  keepFilesApart(config);
  if (stage === "build-html") renderInOneFile(config);
  if (isBuild) forgetFolder(config, root);
  compileDocumentsAnew(config, { isBuild, root });
  if (stage === "develop") {
    announceTemplates(config, cache);
    noticeRemovals(config);
  }
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, Page> };
  const { light, dark } = readBrand(root);
  config.plugins.push(
    plugins.define({
      __HAS_TAG_PAGES__: [...pages.values()].some(({ context }) => context?.kind === "tags"),
      __HAS_VERSIONS__: definition.settings.docs.versions.length > 1,
      __LINKS_STYLE_SHEET__: pages.size > mostWithStyleSheet,
      __THEME_COLORS__: JSON.stringify({ light: light.page, dark: dark.page }),
    }),
  );
  if (uses("webpack")) {
    if (stage === "build-html") lightenRenderer(config, root);
    if (config.cache) trustCache(config, config.cache);
  }
  // Source maps would be the largest files of the output, and the browser's code is public in the repository.
  if (stage === "build-javascript") config.devtool = false;
  if (stage === "build-javascript") keepBundles(config, { store });
  actions.replaceWebpackConfig(config);
}

/** An import without an extension means a module, also if a document beside it has the same name: "./chart" is chart.tsx, not chart.mdx. */
function leaveOutDocumentEndings({ resolve }: WebpackConfig): void {
  resolve.extensions = resolve.extensions?.filter((ending) => !isDocumentFile(`name${ending}`));
}

interface CompileOptions {
  readonly isBuild: boolean;
  /** Absolute path of the repository. */
  readonly root: string;
}

/**
 * Compiled documents contain pictures, reference data, recordings, snippets and addresses of other pages, which webpack does not track. So
 * a build compiles each of them again, and the live preview does so when reference data, recordings or snippets change.
 */
function compileDocumentsAnew(config: WebpackConfig, { isBuild, root }: CompileOptions): void {
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap("compileDocumentsAnew", (compilation) => {
        const { beforeSnapshot } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
        beforeSnapshot.tap("compileDocumentsAnew", ({ resource, buildInfo }) => {
          if (!resource || !isDocumentFile(resource)) return;
          if (isBuild) buildInfo.cacheable = false;
          for (const folder of [referenceFolder, recordingsFolder, snippetsFolder])
            buildInfo.contextDependencies.add(path.join(root, folder));
          buildInfo.fileDependencies.add(placesFile(root));
        });
      });
    },
  });
}

/** Announces the templates that browsers can load after each bundling. Gatsby puts each template into a chunk with the template's name. */
function announceTemplates(config: WebpackConfig, cache: GatsbyCache): void {
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.done.tap("announceTemplates", (stats) => {
        // After an error, browsers keep the last bundle until the code is fixed.
        if (!stats.hasErrors()) updateTemplates(cache, stats.compilation.namedChunks.keys(), stats.hash);
      });
    },
  });
}

function usesPreset(rule: object, preset: string): boolean {
  return JSON.stringify(rule).includes(preset);
}
