import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from "gatsby";
import { RootBoundary } from "./RootBoundary";

/** Between Gatsby's root and its router: the highest place where an error is met before anything has gone from the screen. */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  let html: string | undefined;
  const readHtml = () => (html ??= document.getElementById("___gatsby")?.innerHTML ?? "");
  return <RootBoundary readHtml={readHtml}>{element}</RootBoundary>;
}
