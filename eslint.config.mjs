import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Rooms of the code, and those from which each may import; ARCHITECTURE.md says why. */
const rooms = {
  shared: ["shared"],
  site: ["site", "shared"],
  mdx: ["mdx", "shared"],
  node: ["node", "mdx", "site", "shared"],
  client: ["client", "mdx", "site", "shared"],
};

/** Where a room is: what runs in Node alone is no part of what Gatsby calls the source of the site. */
const placeOf = (room) => (room === "node" ? "node" : `src/${room}`);

/** Within the browser's room, each floor may import from itself and those below. */
const floors = ["templates", "layout", "features", "components", "hooks"];

const restricted = [
  ...Object.entries(rooms).flatMap(([room, allowed]) =>
    Object.keys(rooms)
      .filter((other) => !allowed.includes(other))
      .map((other) => ({
        target: `./${placeOf(room)}`,
        from: `./${placeOf(other)}`,
        message: `${placeOf(room)} does not import ${placeOf(other)}: see "Import rules" in docs/ARCHITECTURE.md.`,
      })),
  ),
  ...floors.flatMap((floor, index) =>
    floors.slice(0, index).map((above) => ({
      target: `./src/client/${floor}`,
      from: `./src/client/${above}`,
      message: `client/${floor} stands below client/${above}: see "Import rules" in docs/ARCHITECTURE.md.`,
    })),
  ),
];

export default tseslint.config(
  {
    ignores: [
      "e2e/fixture/src/site/**",
      "e2e/builds/site/src/site/**",
      "node_modules",
      "public",
      ".cache",
      ".bench",
      "src/gatsby-types.d.ts",
      "test/fixtures",
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "import-x": importX, "react-hooks": reactHooks },
    settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js"] })] },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "import-x/no-restricted-paths": ["error", { zones: restricted }],
      "import-x/no-cycle": "error",
      "import-x/no-default-export": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "no-console": "error",
    },
  },
  { files: ["src/**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["src/**/*.tsx"],
    rules: {
      // Keys and focus may be watched on a frame; clicks belong to controls.
      "jsx-a11y/no-noninteractive-element-interactions": [
        "error",
        { handlers: ["onClick", "onMouseDown", "onMouseUp"] },
      ],
    },
  },
  {
    // Only the hooks' own room calls Gatsby's node API.
    files: ["node/**/*.ts"],
    ignores: ["node/gatsby/**"],
    rules: { "no-restricted-imports": ["error", { paths: ["gatsby"] }] },
  },
  {
    // Gatsby asks for default exports here; programs of the command line print.
    files: [
      "src/client/templates/**",
      "src/pages/**",
      "gatsby-config.ts",
      "**/*.config.{ts,mjs}",
      "e2e/**/globalSetup.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  { files: ["scripts/**", "**/cli.ts", "e2e/**", "test/**"], rules: { "no-console": "off" } },
);
