import { expect, test } from "@jest/globals";
import { keepFilesApart } from "./keepFilesApart";
import type { WebpackConfig } from "./webpackConfig";

test("emits every font and picture as a separate file, however small", () => {
  const url = { loader: "/url-loader/index.js", options: { limit: 10_000, name: "[name]-[hash].[ext]" } };
  const style = { loader: "/css-loader/index.js", options: { limit: 1 } };
  const config: WebpackConfig = {
    plugins: [],
    resolve: { alias: {} },
    module: {
      rules: [
        { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [url] },
        {
          oneOf: [
            { test: /\.png$/, use: [url] },
            { test: /\.css$/, use: [style] },
          ],
        },
      ],
    },
  };
  keepFilesApart(config);
  const file = expect.objectContaining({ use: [{ ...url, options: { limit: false, name: "[name]-[hash].[ext]" } }] });
  expect(config.module.rules).toEqual([file, { oneOf: [file, expect.objectContaining({ use: [style] })] }]);
});
