import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../../shared/pages";
import { useSite } from "../hooks/useSite";
import { DocHead } from "../layout/DocPage/DocHead";
import { DocPage } from "../layout/DocPage/DocPage";
import { DocText } from "../layout/DocPage/DocText";
import { UnreadableDocument } from "../layout/DocPage/UnreadableDocument";
import { listed } from "../layout/DocPage/listed";

/** A document. The build made its HTML, which needs no script; a document that imports code comes as `children`. */
export default function DocTemplate({
  data,
  pageContext,
  children,
}: PageProps<Queries.DocPageQuery | undefined, PageContext>) {
  const { toc } = useSite().settings;
  const mdx = data?.mdx;
  if (!mdx) return <UnreadableDocument />;
  // In the live preview, an open page keeps its template for a moment when its path gets another kind of page.
  if (pageContext.kind !== "doc") return null;
  return (
    <>
      <DocHead
        mdx={mdx}
        path={pageContext.pagePath}
        lastUpdated={pageContext.lastUpdated}
        isUnlisted={pageContext.isUnlisted}
        canonical={__HAS_VERSIONS__ ? pageContext.versions?.canonical : undefined}
      />
      <DocPage context={pageContext} {...listed(mdx, toc)}>
        <DocText html={mdx.html}>{children}</DocText>
      </DocPage>
    </>
  );
}

export const query = graphql`
  query DocPage($file: String!) {
    mdx: document(file: $file) {
      html
      ...DocParts
    }
  }
`;
