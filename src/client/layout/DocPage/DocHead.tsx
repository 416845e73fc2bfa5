import { graphql, withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { formulaStyles } from "../../../shared/formulaStyles";
import { Seo } from "../../components/Seo/Seo";

export interface DocHeadProps {
  readonly mdx: Queries.DocPartsFragment;
  readonly path: string;
}

/** The head of a page that shows a document. */
export function DocHead({ mdx, path }: DocHeadProps) {
  const { title, frontmatter, hasFormulas } = mdx;
  return (
    <>
      <Seo
        title={title}
        description={frontmatter?.description}
        keywords={frontmatter?.keywords}
        image={frontmatter?.image}
        path={path}
        type="article"
      />
      {hasFormulas && (
        <Helmet>
          <link rel="stylesheet" href={withPrefix(formulaStyles)} />
        </Helmet>
      )}
    </>
  );
}

/** What every page that shows a document asks of it, besides its text. */
export const docParts = graphql`
  fragment DocParts on Mdx {
    title
    hasFormulas
    headings {
      depth
      text
      id
    }
    frontmatter {
      description
      keywords
      image
      tags
      hide_table_of_contents
    }
  }
`;
