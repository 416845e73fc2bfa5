/** Unit tests run as native ES modules: the Markdown packages are published only as such. */
const transform = {
  "\\.tsx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
      module: { type: "es6" },
    },
  ],
};

const shared = {
  transform,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/test/gatsby.ts",
    "\\.css$": "<rootDir>/test/styles.ts",
  },
  setupFiles: ["<rootDir>/test/globals.ts"],
};

export default {
  // The default leaves one core free, which is half of a machine with two.
  maxWorkers: "100%",
  // A limit for tests that hang, long enough for a machine that is busy with other work.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/src/shared/**/*.test.ts", "<rootDir>/{docs,extensions,node,scripts}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/*.test.tsx", "<rootDir>/src/{client,mdx,site}/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/test/matchers.ts"],
    },
  ],
};
