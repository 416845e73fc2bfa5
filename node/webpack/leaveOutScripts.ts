import type { WebpackConfig } from "./webpackConfig";

/**
 * Removes Gatsby's code for its `Script` component and for service workers from the browser bundle: 2.5 KB of every
 * first visit, after compression. This site uses neither; ESLint rejects the component.
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
