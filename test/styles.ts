/** Replaces every style sheet in unit tests, so class names are undefined there. */
export {};
