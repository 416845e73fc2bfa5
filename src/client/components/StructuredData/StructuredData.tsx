import { Helmet } from "react-helmet";

export interface StructuredDataProps {
  /** Type and properties, as schema.org names them. */
  readonly data: { readonly "@type": string; readonly [property: string]: unknown };
}

/** Data about a page for crawlers, as JSON-LD. */
export function StructuredData({ data }: StructuredDataProps) {
  // "<" could end the script element.
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
  return (
    <Helmet>
      <script type="application/ld+json">{text}</script>
    </Helmet>
  );
}
