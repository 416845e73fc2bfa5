import type { PageProps } from "gatsby";
import { Seo } from "../client/components/Seo/Seo";
import { useSite } from "../client/hooks/useSite";
import { NotFoundPage } from "../client/layout/NotFoundPage/NotFoundPage";

export default function NotFound({ location }: PageProps) {
  const { title } = useSite().strings.notFound;
  const { pathname } = location;
  // A host may show this page for addresses outside of the site too.
  const path = pathname.startsWith(`${__PATH_PREFIX__}/`) ? pathname.slice(__PATH_PREFIX__.length) : pathname;
  return (
    <>
      <Seo title={title} path={null} isHidden />
      <NotFoundPage path={path} />
    </>
  );
}
