import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { PagePlan } from "../pages/planPages";
import { isDevelop } from "./checkedSite";

/**
 * Converts a plan into Gatsby's page.
 *
 * @param root absolute path of the repository.
 * @param digest of the page's file, in the live preview. Gatsby creates the node of a document a moment after the node of its file. A query
 *   that Gatsby runs in between finds no document, and Gatsby does not run it again when the document appears. It does when the context has
 *   changed.
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
 * When a page with code is created, gatsby-plugin-mdx reads the page's document, and then creates the page again with the old context: a
 * context that the page has received in the meantime is lost, and the page's query fails. The plugin ignores pages whose context has
 * `frontmatter`.
 *
 * @source gatsby-plugin-mdx 5.16, gatsby-node: onCreatePage.
 */
const leftAlone = { frontmatter: {} };

type GatsbyPage = ReturnType<typeof toGatsbyPage>;
type Args = Pick<CreatePagesArgs, "actions" | "store">;
/** The page as Gatsby stores it. */
type KeptPage = Pick<GatsbyPage, "component"> & { updatedAt: number };

/** In the live preview, the pages that this process last created, by address. After a restart, Gatsby has pages but not their nodes. */
const created = new Map<string, string>();

/**
 * Creates a page. A page that had another template in the last build is deleted first: Gatsby removes a deleted page only from its current
 * template, never from a former one, and a build fails if a template still names a page that does not exist. The page is then created with
 * an almost empty context first: if the former template had no query, only a changed context makes Gatsby run the page's query. Without
 * this, a former redirect would stay a redirect.
 *
 * In the live preview, an unchanged page is not created again, because each save would take longer with every page of the site. Gatsby only
 * has to know that the page is still wanted, because it deletes pages that are older than the last run of createPages.
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
