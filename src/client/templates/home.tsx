import type { PageProps } from "gatsby";
import type { ContextOf } from "../../shared/pages";
import { HomePage } from "../../site/home/HomePage";
import { Seo } from "../components/Seo/Seo";
import { StructuredData } from "../components/StructuredData/StructuredData";
import { webSite } from "../components/StructuredData/structuredTypes";
import { useSite } from "../hooks/useSite";

export default function HomeTemplate({ pageContext }: PageProps<object, ContextOf<"home">>) {
  const { settings } = useSite();
  return (
    <>
      <Seo title={null} description={settings.tagline} path="/" />
      <StructuredData data={webSite(settings)} />
      <HomePage cards={pageContext.cards} />
    </>
  );
}
