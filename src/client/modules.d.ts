declare const __PATH_PREFIX__: string;
/** Whether the site is too large for each page to hold the style sheet. */
declare const __LINKS_STYLE_SHEET__: boolean;

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css";

interface Window {
  /** Gatsby's loader; `hovering` loads a page's data and code into memory. */
  ___loader?: { hovering(path: string): void };
}
