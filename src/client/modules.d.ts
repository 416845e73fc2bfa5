declare const __PATH_PREFIX__: string;
/** Whether pages link to the style sheet, because the site is too large to inline it in each page. */
declare const __LINKS_STYLE_SHEET__: boolean;

/** Whether the site has pages for tags. A constant, so that the bundle of a site without them has no code for them. */
declare const __HAS_TAG_PAGES__: boolean;

/** Whether the site has more than one version. A constant, so that the bundles of other sites have no code for versions. */
declare const __HAS_VERSIONS__: boolean;

/** In the live preview, webpack's hash of the bundle that the page runs, also after a hot update. */
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
  /** Hash of the build to which the loaded page belongs. The live preview has none. */
  ___webpackCompilationHash?: string;
}
