import { expect, test } from "@jest/globals";
import { keepFontsApart } from "./keepFontsApart";
import type { WebpackConfig } from "./webpackConfig";

test("emits every font as a separate file, however small, and leaves pictures unchanged", () => {
  const url = { loader: "/url-loader/index.js", options: { limit: 10_000, name: "[name]-[hash].[ext]" } };
  const config: WebpackConfig = {
    plugins: [],
    resolve: { alias: {} },
    module: {
      rules: [{ test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [url] }, { oneOf: [{ test: /\.png$/, use: [url] }] }],
    },
  };
  keepFontsApart(config);
  expect(config.module.rules).toEqual([
    expect.objectContaining({ use: [{ ...url, options: { limit: false, name: "[name]-[hash].[ext]" } }] }),
    { oneOf: [expect.objectContaining({ use: [url] })] },
  ]);
});
