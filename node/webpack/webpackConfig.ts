import type { Rule } from "./withSwc";

/** The part of webpack's configuration that the code in this folder reads and changes. */
export interface WebpackConfig {
  plugins: object[];
  readonly resolve: { alias: Readonly<Record<string, unknown>>; extensions?: readonly string[] };
  readonly module: { rules: readonly Rule[]; parser?: { readonly javascript?: object } };
  readonly optimization?: { readonly minimizer?: readonly object[] };
  readonly externals?: unknown;
  devtool?: unknown;
  readonly cache?: false | WebpackCache;
}

export interface WebpackCache {
  buildDependencies?: object;
}
