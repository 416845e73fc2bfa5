import { components } from "../../extensions/fedml/components/components";
import { authorComponents } from "../mdx/authorComponents";

/**
 * Compiled documents import the components for Markdown and elements from this module, so that only pages with code of
 * their own include them in the bundle.
 */
export function useMDXComponents() {
  return { ...authorComponents, ...components };
}
