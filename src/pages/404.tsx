import type { PageProps } from "gatsby";
import { Seo } from "../client/components/Seo/Seo";
import { NotFoundPage } from "../client/layout/NotFoundPage/NotFoundPage";

export default function NotFound({ location }: PageProps) {
  return (
    <>
      <Seo title="Page not found" path={null} isHidden />
      <NotFoundPage path={location.pathname.slice(__PATH_PREFIX__.length)} />
    </>
  );
}
