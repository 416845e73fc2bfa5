import type { PageProps } from "gatsby";
import type { ContextOf } from "../../shared/pages";
import { routes } from "../../shared/routes";
import { Seo } from "../components/Seo/Seo";
import { TitleSearch } from "../features/titleSearch/TitleSearch";
import { PlainPage } from "../layout/PlainPage/PlainPage";

export default function SearchTemplate({ location }: PageProps<object, ContextOf<"search">>) {
  return (
    <PlainPage title="Search">
      <Seo title="Search" path={routes.search()} isHidden />
      <TitleSearch address={location.search} />
    </PlainPage>
  );
}
