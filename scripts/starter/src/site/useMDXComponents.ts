import { authorComponents } from "../mdx/authorComponents";

/** Compiled documents ask this module for the components behind Markdown, so that only pages with code carry them. */
export function useMDXComponents() {
  return authorComponents;
}
