import { expect, test } from "@jest/globals";
import { keepIslandStyles } from "./keepIslandStyles";
import type { WebpackConfig } from "./webpackConfig";
import type { Rule } from "./withSwc";

/** @returns the loaders of the first rule that matches a file, by their file or package name. */
function loadersOf(resource: string, isBuild: boolean): readonly string[] {
  const use = ["/mini-css-extract-plugin/loader.js", "/css-loader/index.js"].map((loader) => ({ loader }));
  const rules: readonly Rule[] = [
    {
      oneOf: [
        { test: /\.module\.css$/, use },
        { test: /\.css$/, use },
      ],
    },
  ];
  const config: WebpackConfig = { plugins: [], resolve: { alias: {} }, module: { rules } };
  keepIslandStyles(config, { isBuild, root: process.cwd() });
  const found = config.module.rules[0]?.oneOf?.find(
    ({ test, include }) => test?.test(resource) && (include?.(`${process.cwd()}/${resource}`) ?? true),
  );
  return (found?.use as typeof use).map(({ loader }) => loader.replace(/.*\/(?=[\w-]+\.cjs)|^\/|\/\w+\.js$/g, ""));
}

test("bundles styles of islands and shortcuts with their scripts, all others with the pages", () => {
  const island = "extensions/acme/islands/counter/counter.module.css";
  expect(loadersOf(island, true)).toEqual(["islandStyles.cjs", "css-loader", "minifyStyles.cjs"]);
  expect(loadersOf(island, false)).toEqual(["islandStyles.cjs", "css-loader"]);
  expect(loadersOf("src/client/features/islands/a.module.css", false)).toEqual(["islandStyles.cjs", "css-loader"]);
  expect(loadersOf("src/client/features/shortcuts/a.module.css", true)).toEqual([
    "islandStyles.cjs",
    "css-loader",
    "minifyStyles.cjs",
  ]);
  expect(loadersOf("src/client/layout/islands/a.module.css", true)).toEqual(["mini-css-extract-plugin", "css-loader"]);
});
