import { syntaxPlugins, type Plugins } from "../syntax/processor";
import { remarkDocument, type DocumentSurroundings } from "./remarkDocument";

/** The whole way from what is written to what is drawn. */
export function documentPlugins(surroundings: DocumentSurroundings): Plugins {
  return [...syntaxPlugins, [remarkDocument, surroundings]];
}
