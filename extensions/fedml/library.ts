/** The package that this extension is about, and the program that comes with it. */
export const library = "fedml";
