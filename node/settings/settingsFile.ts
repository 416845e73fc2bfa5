/** From the repository root. */
export const settingsFile = "src/site/settings.ts";
