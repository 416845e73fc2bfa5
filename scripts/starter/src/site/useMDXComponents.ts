import { authorComponents } from "../mdx/authorComponents";

/** Compiled documents import the components for Markdown from this module, so that only pages with code load them. */
export function useMDXComponents() {
  return authorComponents;
}
