/** How long something loads before a sign of loading shows, in milliseconds. */
export const loadingDelay = 200;
