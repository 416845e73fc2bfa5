import { graphql, withPrefix } from "gatsby";
import { formulaStyles } from "../../../shared/formulaStyles";
import { PageStyles } from "../../components/PageStyles/PageStyles";
import { Seo } from "../../components/Seo/Seo";
import { useSite } from "../../hooks/useSite";
import { StructuredData } from "../../components/StructuredData/StructuredData";
import { techArticle } from "../../components/StructuredData/structuredTypes";

export interface DocHeadProps {
  readonly mdx: Queries.DocPartsFragment;
  readonly path: string;
  readonly lastUpdated: string | null;
  readonly isUnlisted?: boolean | undefined;
  readonly canonical?: string | undefined;
}

/** The head of a page that shows a document. */
export function DocHead({ mdx, path, lastUpdated, isUnlisted, canonical }: DocHeadProps) {
  const { settings } = useSite();
  const { title, frontmatter, hasFormulas } = mdx;
  const { description = null, image = null } = frontmatter ?? {};
  return (
    <>
      <Seo
        title={title}
        description={description}
        keywords={frontmatter?.keywords}
        image={image}
        path={path}
        canonical={canonical}
        type="article"
        isHidden={isUnlisted}
      />
      <StructuredData data={techArticle(settings, { title, description, image, path, lastUpdated })} />
      {hasFormulas && <PageStyles href={withPrefix(formulaStyles)} />}
    </>
  );
}

/** What every page that shows a document queries of it, in addition to its text. */
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
      hide_table_of_contents
    }
  }
`;
