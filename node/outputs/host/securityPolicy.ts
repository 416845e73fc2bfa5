import type { SiteSettings } from "../../../src/shared/settings";
import type { InlineParts } from "./inlineParts";

/** Other hosts that the site's settings use, by the kind of resource that the browser loads from them. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly requests: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
}

/**
 * Hash of the style element in the Algolia logo of DocSearch's interface, which shows the logo even if the site uses its own index.
 *
 * @source @docsearch/react 3.9: `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`
 */
export const docSearchLogoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * Allows only the site's own files, the hosts in the settings, and the inline scripts and styles that the build wrote, by their hashes.
 * Style attributes cannot be allowed by hash: formulas have about a hundred different ones.
 */
export function securityPolicy(inline: InlineParts, others: ThirdParties): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...[...inline.scripts].sort(), ...others.scripts],
    "style-src": ["'self'", docSearchLogoStyle, ...[...inline.styles].sort()],
    "style-src-attr": [inline.hasStyleAttributes ? "'unsafe-inline'" : "'none'"],
    "img-src": ["'self'", ...others.pictures],
    ...(inline.hasVideos ? { "media-src": ["'self'"] } : {}),
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...others.requests],
    "manifest-src": ["'self'"],
    ...(others.frames.length > 0 ? { "frame-src": others.frames } : {}),
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** The hosts of the services that the settings enable, and no others. */
export function thirdPartiesOf({
  supportWidget,
  analytics,
  search,
}: Pick<SiteSettings, "supportWidget" | "analytics" | "search">): ThirdParties {
  const widget = supportWidget ? [new URL(supportWidget.src).origin] : [];
  // Analytics scripts report visits by requests, or by pictures of one pixel.
  const scripts = [...new Set([...widget, ...(analytics ? [new URL(analytics.src).origin] : [])])];
  const { algolia = null } = search as { readonly algolia?: { readonly appId: string } | null };
  return {
    scripts,
    requests: [...scripts, ...(algolia ? algoliaHosts(algolia.appId) : [])],
    frames: widget,
    pictures: scripts,
  };
}

/** @source Algolia's client: the nearest host first, then three others in turn. */
function algoliaHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((turn) => `https://${id}-${turn}.algolianet.com`)];
}
