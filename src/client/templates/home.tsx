import { graphql, type PageProps } from "gatsby";
import type { ContextOf } from "../../shared/pages";
import { HomePage } from "../../site/home/HomePage";
import { Seo } from "../components/Seo/Seo";
import { StructuredData } from "../components/StructuredData/StructuredData";
import { webSite } from "../components/StructuredData/structuredTypes";
import { HomeText } from "../layout/HomeText/HomeText";
import { useSite } from "../hooks/useSite";

/** The site's own home page, with its document, if there is one: content/pages/index.mdx. */
export default function HomeTemplate({
  data,
  pageContext,
  children,
}: PageProps<Queries.HomePageQuery | undefined, ContextOf<"home">>) {
  const { settings } = useSite();
  const mdx = data?.mdx;
  return (
    <>
      <Seo title={null} description={settings.tagline} path="/" />
      <StructuredData data={webSite(settings)} />
      <HomePage cards={pageContext.cards}>{mdx ? <HomeText html={mdx.html}>{children}</HomeText> : undefined}</HomePage>
    </>
  );
}

export const query = graphql`
  query HomePage($file: String!) {
    mdx: document(file: $file) {
      html
    }
  }
`;
