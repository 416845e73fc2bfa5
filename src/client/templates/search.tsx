import type { PageProps } from "gatsby";
import { withPrefix } from "gatsby";
import type { ContextOf } from "../../shared/pages";
import { routes } from "../../shared/routes";
import { PageStyles } from "../components/PageStyles/PageStyles";
import { Seo } from "../components/Seo/Seo";
import { SearchPage } from "../features/search/SearchPage/SearchPage";
import { useSite } from "../hooks/useSite";
import { PlainPage } from "../layout/PlainPage/PlainPage";

export default function SearchTemplate({ location }: PageProps<object, ContextOf<"search">>) {
  const { settings, strings } = useSite();
  const { label } = strings.search;
  return (
    <PlainPage title={label}>
      <Seo title={label} path={routes.search(settings.search)} isHidden />
      <PageStyles href={withPrefix(routes.searchStyles())} />
      <SearchPage address={location.search} visit={location.key} />
    </PlainPage>
  );
}
