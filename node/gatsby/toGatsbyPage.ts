import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { PagePlan } from "../pages/planPages";
import { isDevelop } from "./checkedSite";

/**
 * The page that Gatsby is to make of a plan.
 *
 * @param root absolute path of the repository.
 * @param digest in the live preview, of the page's file. Gatsby creates the node of a document a moment after that of its file. A query
 *   that it runs in between finds no document, and is not run again for what it has not found; for a changed context it is.
 */
export function toGatsbyPage(root: string, { path: address, context, liveFile }: PagePlan, digest?: string) {
  const template = path.join(root, `src/client/templates/${context.kind}.tsx`);
  const component = liveFile ? `${template}?__contentFilePath=${path.join(root, liveFile)}` : template;
  return {
    path: address,
    component,
    context: { ...context, ...(digest !== undefined && { digest }), ...(liveFile !== undefined && leftAlone) },
  };
}

/**
 * gatsby-plugin-mdx reads the document of a page with code when the page is created, and then creates the page again, as it was before it
 * began to read: a context that the page has got meanwhile is lost, and its query fails. It leaves pages alone that have this.
 *
 * @source gatsby-plugin-mdx 5.16, gatsby-node: onCreatePage.
 */
const leftAlone = { frontmatter: {} };

type GatsbyPage = ReturnType<typeof toGatsbyPage>;
type Args = Pick<CreatePagesArgs, "actions" | "store">;
/** As Gatsby keeps it. */
type KeptPage = Pick<GatsbyPage, "component"> & { updatedAt: number };

/** In the live preview, the pages that this process last created, by address. After a restart, Gatsby has pages without their nodes. */
const created = new Map<string, string>();

/**
 * Creates a page. One that had another template in the last build is deleted first: Gatsby takes a page from the template
 * that it has when it goes, never from a former one, and a build ends with an error when a template names a page
 * that is gone. Then it is created with next to no context first: only a changed context makes Gatsby run the query of a page whose
 * former template asked for nothing. What was a redirect would stay one.
 *
 * In the live preview, a page that has not changed is not created again: each save would take longer with every page of the site. Gatsby
 * only has to learn that the page is still wanted, because it deletes pages that are older than the last run of createPages.
 *
 * @source gatsby 5.16, redux/reducers/components: CREATE_PAGE adds the page to its template, DELETE_PAGE removes it from one.
 * @source gatsby 5.16, redux/reducers/queries: a page that is deleted and created again in one go keeps its former result.
 * @source gatsby 5.16, utils/changed-pages: deleteUntouchedPages.
 */
export function createPage({ actions, store }: Args, page: GatsbyPage): void {
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, KeptPage> };
  const before = pages.get(page.path);
  if (isDevelop()) {
    const text = JSON.stringify(page);
    if (before && created.get(page.path) === text) {
      before.updatedAt = Date.now();
      return;
    }
    created.set(page.path, text);
  }
  if (before && before.component !== page.component) {
    actions.deletePage({ path: page.path, component: before.component });
    actions.createPage({ ...page, context: leftAlone });
  }
  actions.createPage(page);
}
