import { expect, test } from "@jest/globals";
import { keepEnvironmentPrivate, publicEnvironment } from "./keepEnvironmentPrivate";
import type { WebpackConfig } from "./webpackConfig";

test("modules can read only public environment variables", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_REGION": '"north"',
    "process.env.HOME": '"/home/ada"',
    "process.env.PUBLIC_DIR": '"/home/ada/site/public"',
    __PATH_PREFIX__: '""',
  };
  const config = { plugins: [{}, { definitions }] } as unknown as WebpackConfig;
  keepEnvironmentPrivate(config);
  expect(config.plugins).toEqual([
    {},
    {
      definitions: {
        "process.env": "({})",
        "process.env.NODE_ENV": '"production"',
        "process.env.GATSBY_REGION": '"north"',
        __PATH_PREFIX__: '""',
      },
    },
  ]);
  expect(publicEnvironment({ GATSBY_REGION: "north", HOME: "/home/ada", NODE_ENV: "test" })).toEqual({
    "process.env.GATSBY_REGION": '"north"',
  });
});
