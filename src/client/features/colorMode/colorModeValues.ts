/** Key in the browser's storage. */
export const colorModeKey = "theme";
