/** Loaders of the programs in documents, for the browser. */
export { islands } from "../../extensions/fedml/islands/islands";
