import { createContext, useContext } from "react";
import type { Strings } from "../shared/strings";

/** Texts of components inside documents, provided by the code that renders a document. */
export const ContentStringsContext = createContext<Strings["content"] | null>(null);

/** @throws {Error} outside a provider. */
export function useContentStrings(): Strings["content"] {
  const strings = useContext(ContentStringsContext);
  if (strings === null)
    throw new Error("There are no texts: put a ContentStringsContext.Provider around the document.");
  return strings;
}
