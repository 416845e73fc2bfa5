import type { PageProps } from "gatsby";
import type { ContextOf } from "../../shared/pages";
import { CardList } from "../components/CardList/CardList";
import { Seo } from "../components/Seo/Seo";
import { PlainPage } from "../layout/PlainPage/PlainPage";

/** Lists the documents of a tag, or all tags. Crawlers find the documents without this page. */
export default function TagsTemplate({ pageContext }: PageProps<object, ContextOf<"tags">>) {
  const { label, description, cards, pagePath: path } = pageContext;
  return (
    <PlainPage title={label}>
      <Seo title={label} description={description} path={path} isHidden />
      {description && <p className="lead">{description}</p>}
      <CardList cards={cards} />
    </PlainPage>
  );
}
