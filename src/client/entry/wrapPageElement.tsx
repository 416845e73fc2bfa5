import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { PageContext } from "../../shared/pages";
import { routes } from "../../shared/routes";
import { SiteLayout } from "../layout/SiteLayout/SiteLayout";

type Args = WrapPageElementBrowserArgs<unknown, PageContext> | WrapPageElementNodeArgs<unknown, PageContext>;

/** Wraps every page except redirects in the layout, in the browser and in the static render alike. */
export function wrapPageElement({ element, props }: Args) {
  const context: Partial<PageContext> = props.pageContext;
  if (context.kind === "redirect") return element;
  return (
    // The not-found page has no path of its own: it appears at any address, and no link leads to it.
    <SiteLayout context={context} path={context.pagePath ?? routes.notFound()}>
      {element}
    </SiteLayout>
  );
}
