/** Files of static/ that `npm run marks` makes of the site's favicon, by what asks for them. */
export const marks = {
  /** Browsers that do not show SVG there, and programs that ask for no other name. */
  bitmap: "/favicon.ico",
  /** The home screen of iPhones and iPads. */
  touch: "/apple-touch-icon.png",
  manifest: "/manifest.json",
} as const;

/** Pictures of the manifest. */
export const appIcons = [
  { file: "/icon-192.png", size: 192 },
  { file: "/icon-512.png", size: 512 },
] as const;
