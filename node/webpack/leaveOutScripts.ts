import type { WebpackConfig } from "./webpackConfig";

/**
 * Leaves out of the browser's program what Gatsby brings for its component `Script`, which this site has none of: 2 KB of every
 * first visit, after compression. ESLint refuses the component.
 */
export function leaveOutScripts(config: WebpackConfig): void {
  config.resolve.alias = {
    ...config.resolve.alias,
    "gatsby-script$": false,
    "@builder.io/partytown/integration$": false,
  };
}
