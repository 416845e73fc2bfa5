declare const __PATH_PREFIX__: string;
/** Whether the site is too large for each page to hold the style sheet. */
declare const __LINKS_STYLE_SHEET__: boolean;

/** Whether the site has pages for tags. Constant, so that the program of another site has no code for them. */
declare const __HAS_TAG_PAGES__: boolean;

/** Whether the site has more than one version: what only such a site needs is left out of all others. */
declare const __HAS_VERSIONS__: boolean;

/** In the live preview, the hash of the bundle that the page runs: webpack's, also after an update in place. */
declare const __webpack_hash__: string | undefined;

/** `--color-page` of both modes. */
declare const __THEME_COLORS__: Readonly<Record<"light" | "dark", string>>;

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css";

/** Gatsby's loader as Gatsby itself imports it: an alias of webpack, see node/webpack/replaceNavigation.ts. */
declare module "gatsby-loader" {
  export const BaseLoader: { readonly prototype: { loadAppData(retries?: number): Promise<unknown> } };
}

interface Window {
  ___loader?: import("./features/navigation/pageLoader").PageLoader;
  /** Names the build of the page that was loaded. The live preview has none. */
  ___webpackCompilationHash?: string;
}
