/** Shape of `src/site/settings.ts`. */
export interface SiteSettings {
  readonly title: string;
  /** Stands between page title and site title. */
  readonly titleDelimiter: string;
  readonly tagline: string;
  /** Origin the site is published at, without a slash at the end. */
  readonly siteUrl: string;
  readonly locale: { readonly language: string; readonly direction: "ltr" | "rtl" };
  readonly editUrl: string | null;
  readonly socialImage: string;
  readonly docsVersion: DocsVersion;
  readonly sidebars: readonly SidebarSettings[];
  readonly navbar: {
    readonly title: string;
    readonly logo: { readonly src: string; readonly width: number; readonly height: number };
    readonly items: readonly NavbarItem[];
  };
  readonly footer: {
    readonly copyright: string;
    readonly style: "quiet" | "strong";
    readonly logo: string | null;
  };
  readonly colorMode: {
    readonly defaultMode: ColorMode;
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly toc: { readonly minLevel: number; readonly maxLevel: number };
  readonly search: { readonly pagePath: string; readonly queryParameter: string };
  readonly redirects: readonly RedirectSettings[];
}

export type ColorMode = "light" | "dark";

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly basePath: string;
  readonly pluginId: string;
}

export interface SidebarSettings {
  readonly name: string;
  readonly folder: string;
  readonly label: string;
}

export interface RedirectSettings {
  readonly from: string;
  readonly to: string;
}

export type NavbarItem =
  | { readonly type: "sidebar"; readonly sidebar: string; readonly label: string }
  | {
      readonly type: "dropdown";
      readonly label: string;
      readonly items: readonly { readonly label: string; readonly href: string }[];
    }
  | {
      readonly type: "link";
      readonly label: string;
      readonly href: string;
      readonly position: "start" | "end";
      readonly look?: "button";
    };
