import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../../shared/pages";
import { DocHead } from "../layout/DocPage/DocHead";
import { DocText } from "../layout/DocPage/DocText";
import { UnreadableDocument } from "../layout/DocPage/UnreadableDocument";
import { PageMenu } from "../layout/PageMenu/PageMenu";
import { PlainPage } from "../layout/PlainPage/PlainPage";

/** A document outside of the groups. */
export default function PageTemplate({
  data,
  pageContext,
  children,
}: PageProps<Queries.PlainPageQuery | undefined, PageContext>) {
  const mdx = data?.mdx;
  if (!mdx) return <UnreadableDocument />;
  // In the live preview, an open page keeps its template for a moment when its path gets another kind of page.
  if (pageContext.kind !== "page") return null;
  return (
    <PlainPage title={mdx.title} menu={<PageMenu path={pageContext.pagePath} />}>
      <DocHead
        mdx={mdx}
        path={pageContext.pagePath}
        lastUpdated={pageContext.lastUpdated}
        isUnlisted={pageContext.isUnlisted}
      />
      <DocText html={mdx.html}>{children}</DocText>
    </PlainPage>
  );
}

export const query = graphql`
  query PlainPage($file: String!) {
    mdx: document(file: $file) {
      html
      ...DocParts
    }
  }
`;
