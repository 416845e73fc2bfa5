import type { WebpackConfig } from "./webpackConfig";

/** Variables that modules may read: Gatsby's own, and those that are named to be published. */
const isPublic = /^(?:NODE_ENV|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+)$/;

const prefix = "process.env.";

/**
 * Makes all other environment variables undefined. Otherwise, `process.env.HOME` in a module would write a fact about the build machine into
 * the static page, but be undefined in the browser.
 */
export function keepEnvironmentPrivate({ plugins }: WebpackConfig): void {
  for (const plugin of plugins as readonly { definitions?: Record<string, unknown> }[]) {
    if (!plugin.definitions) continue;
    plugin.definitions = Object.fromEntries(
      Object.entries(plugin.definitions).filter(
        ([name]) => !name.startsWith(prefix) || isPublic.test(name.slice(prefix.length)),
      ),
    );
  }
}

/** @returns the public variables as definitions for a bundler. */
export function publicEnvironment(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => name.startsWith("GATSBY_") && isPublic.test(name))
      .map(([name, value]) => [prefix + name, JSON.stringify(value)]),
  );
}
