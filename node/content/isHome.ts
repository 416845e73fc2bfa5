import { routes } from "../../src/shared/routes";
import type { DocumentHead } from "./parseHead";

/** Whether a document is shown on the home page: content/pages/index.mdx, or another page whose slug is "/". */
export function isHome({ path, collection }: Pick<DocumentHead, "path" | "collection">): boolean {
  return path === routes.home() && collection === "pages";
}
