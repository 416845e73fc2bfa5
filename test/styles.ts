/** Stands for every style sheet in unit tests: class names are undefined there. */
export {};
