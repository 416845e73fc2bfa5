import type { WebpackConfig } from "./webpackConfig";

/**
 * Leaves out of the browser's program what Gatsby brings for its component `Script` and for service workers, of which this site
 * has neither: 2.5 KB of every first visit, after compression. ESLint refuses the component.
 */
export function leaveOutScripts(config: WebpackConfig): void {
  config.resolve.alias = {
    ...config.resolve.alias,
    "gatsby-script$": false,
    "@builder.io/partytown/integration$": false,
    "./utils/inject-partytown-snippet$": false,
    "./register-service-worker$": false,
  };
}
