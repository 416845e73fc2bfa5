import type { PageProps } from "gatsby";
import type { ContextOf } from "../../shared/pages";
import { Seo } from "../components/Seo/Seo";
import { StructuredData } from "../components/StructuredData/StructuredData";
import { webSite } from "../components/StructuredData/structuredTypes";
import { HomePage } from "../layout/HomePage/HomePage";
import { settings } from "../../site/settings";

export default function HomeTemplate({ pageContext }: PageProps<object, ContextOf<"home">>) {
  return (
    <>
      <Seo title={null} description={settings.tagline} path="/" />
      <StructuredData data={webSite()} />
      <HomePage cards={pageContext.cards} />
    </>
  );
}
