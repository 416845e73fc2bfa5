import type { PageProps } from "gatsby";
import { Seo } from "../client/components/Seo/Seo";
import { useSite } from "../client/hooks/useSite";
import { NotFoundPage } from "../client/layout/NotFoundPage/NotFoundPage";

export default function NotFound({ location }: PageProps) {
  const { title } = useSite().strings.notFound;
  return (
    <>
      <Seo title={title} path={null} isHidden />
      <NotFoundPage path={location.pathname.slice(__PATH_PREFIX__.length)} />
    </>
  );
}
