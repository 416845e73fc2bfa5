import { expect, test } from "@jest/globals";
import { bundleStyles } from "./bundleStyles";
import type { WebpackConfig } from "./webpackConfig";

class MiniCssExtractPlugin {
  readonly options: Record<string, unknown> = {};
}

type NameOf = (context: object, pattern: string, name: string) => string;

/** @returns a configuration with a rule for style sheets, nested as in Gatsby's. */
function styled() {
  const modules: { localIdentName: string; getLocalIdent?: NameOf } = { localIdentName: "[name]--[local]" };
  const plugin = new MiniCssExtractPlugin();
  const use = [{ loader: "/css-loader/index.js", options: { modules } }, { loader: "/postcss-loader/index.js" }];
  const config: WebpackConfig = {
    plugins: [plugin],
    resolve: { alias: {} },
    module: { rules: [{ oneOf: [{ test: /\.css$/, use }] }] },
  };
  return { config, modules, plugin };
}

test("in a build, a class has the same short name however its file is requested", () => {
  const { config, modules } = styled();
  bundleStyles(config, { isBuild: true, root: "/repository" });
  const nameOf = (resourcePath: string, matchResource?: string) =>
    modules.getLocalIdent?.({ resourcePath, _module: { matchResource } }, "", "root");
  const name = nameOf("/repository/src/a.module.css");
  expect(name).toMatch(/^root-[\w-]{3}$/);
  expect(nameOf("/repository/src/a.module.css", "/repository/src/a.module.css.webpack")).toBe(name);
  expect(nameOf("/repository/src/b.module.css")).not.toBe(name);
});

test("the build fails if classes of two files get the same short name", () => {
  const { config, modules } = styled();
  bundleStyles(config, { isBuild: true, root: "/repository" });
  const nameOf = (file: string) => modules.getLocalIdent?.({ resourcePath: `/repository/${file}` }, "", "root");
  const nameAll = () => Array.from({ length: 4097 }, (_, number) => nameOf(`${number}.css`));
  expect(nameAll).toThrow(/^"root" gets the same short name in \d+\.css and \d+\.css\. Rename it in one of them\.$/);
  // A second compiler may request the same names.
  expect(nameOf("0.css")).toBe(nameOf("0.css"));
});

test("a build compiles style sheets without child compilers and without PostCSS", () => {
  const { config, plugin } = styled();
  bundleStyles(config, { isBuild: true, root: "/repository" });
  expect(plugin.options["experimentalUseImportModule"]).toBe(true);
  expect(JSON.stringify(config.module.rules)).not.toContain("postcss-loader");
});

test("the live preview keeps Gatsby's rules", () => {
  const { config, modules, plugin } = styled();
  bundleStyles(config, { isBuild: false, root: "/repository" });
  expect(modules).toEqual({ localIdentName: "[name]--[local]" });
  expect(plugin.options).toEqual({ ignoreOrder: true });
});
