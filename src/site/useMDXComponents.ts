import { components } from "../../extensions/fedml/components/components";
import { authorComponents } from "../mdx/authorComponents";

/** Compiled documents ask this module for the components behind Markdown and elements, so that only pages with code carry them. */
export function useMDXComponents() {
  return { ...authorComponents, ...components };
}
