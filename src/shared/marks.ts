/** Files in static/ that `npm run marks` generates from the site's favicon, by the program that requests them. */
export const marks = {
  /** For browsers that do not support SVG favicons, and for programs that request no other name. */
  bitmap: "/favicon.ico",
  /** For the home screen of iPhones and iPads. */
  touch: "/apple-touch-icon.png",
  manifest: "/manifest.json",
} as const;

/** Icons listed in the manifest. */
export const appIcons = [
  { file: "/icon-192.png", size: 192 },
  { file: "/icon-512.png", size: 512 },
] as const;
