/** What comes sooner shows no sign of loading, in milliseconds. */
export const loadingDelay = 200;
