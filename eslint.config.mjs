import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { zones } from "./eslint.layers.mjs";

/** All zones except one: the template of the home page imports the site's own part. */
const zonesOfHome = zones().filter(({ target, from }) => target !== "./src/client/templates" || from !== "./src/site");

export default tseslint.config(
  {
    ignores: [
      "e2e/fixture/extensions/**",
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
      "import-x/no-cycle": "error",
      "import-x/no-default-export": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "no-console": "error",
    },
  },
  {
    // Tests may import what they need.
    files: ["{extensions,node,src}/**/*.{ts,tsx,mjs}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: zones() }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["src/client/templates/home.tsx"],
    rules: { "import-x/no-restricted-paths": ["error", { zones: zonesOfHome }] },
  },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "gatsby",
          importNames: ["Script"],
          message: "Write a script element: node/webpack/leaveOutScripts.ts leaves this component out.",
        },
      ],
    },
  },
  {
    // Code that runs when a page loads: the first use of one of these takes 25 to 60 ms in a desktop browser, four times that on a phone.
    files: ["src/{client,shared,mdx}/**"],
    ignores: ["**/*.test.*"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "MemberExpression[object.name='Intl'][property.name!='PluralRules'], CallExpression[callee.property.name=/^(localeCompare|toLocale(Date|Time)?String)$/]",
          message:
            "Browsers load this slowly: let the build write the text (as `lastUpdatedText` in node/pages/planPages.ts).",
        },
      ],
    },
  },
  { files: ["src/**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["src/**/*.tsx"],
    rules: {
      // A container may listen to keys and focus; clicks belong to controls.
      "jsx-a11y/no-noninteractive-element-interactions": [
        "error",
        { handlers: ["onClick", "onMouseDown", "onMouseUp"] },
      ],
    },
  },
  {
    // Only the hooks and what they configure call Gatsby's node API.
    files: ["node/**/*.ts", "extensions/**/*.ts"],
    ignores: ["node/gatsby/**", "node/webpack/**", "node/build.ts"],
    rules: { "no-restricted-imports": ["error", { paths: ["gatsby"] }] },
  },
  {
    // Gatsby, islands and the tools require default exports here.
    files: [
      "src/client/templates/**",
      "extensions/*/islands/*/index.tsx",
      "src/pages/**",
      "src/html.tsx",
      "gatsby-config.ts",
      "**/*.config.{ts,mjs}",
      "e2e/**/globalSetup.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  {
    files: [
      "scripts/**",
      "node/commands/*.ts",
      "node/commands/record/*.ts",
      "extensions/*/source/facts.ts",
      "e2e/**",
      "test/**",
    ],
    rules: { "no-console": "off" },
  },
);
