/** Programs that stand in documents, for the browser. */
export { islands } from "../../extensions/fedml/islands/islands";
