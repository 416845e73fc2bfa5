/** Key in the browser's storage. */
export const colorModeKey = "theme";

/** Colour of the browser's own bars: `--color-page` of each mode. */
export const themeColors = { light: "#ffffff", dark: "#0f1218" } as const;
