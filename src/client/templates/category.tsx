import type { PageProps } from "gatsby";
import type { PageContext } from "../../shared/pages";
import { CardList } from "../components/CardList/CardList";
import { Seo } from "../components/Seo/Seo";
import { Breadcrumbs } from "../layout/Breadcrumbs/Breadcrumbs";
import * as styles from "../layout/DocPage/DocPage.module.css";
import { OldVersion } from "../layout/OldVersion/OldVersion";
import { PageMenu } from "../layout/PageMenu/PageMenu";
import { Pager } from "../layout/Pager/Pager";
import { StepList } from "../layout/StepList/StepList";

/** Lists the documents of a folder, or the steps of a learning path. */
export default function CategoryTemplate({ pageContext }: PageProps<object, PageContext>) {
  // In the live preview, an open page keeps its template for a moment when its path gets another kind of page.
  if (pageContext.kind !== "category") return null;
  const { label, description, cards, pagePath: path, trail, previous, next, sidebar, isPath, versions } = pageContext;
  return (
    <div className={styles.root}>
      <Seo
        title={label}
        description={description}
        path={path}
        canonical={__HAS_VERSIONS__ ? versions?.canonical : undefined}
      />
      <div>
        <div className={styles.top}>
          <Breadcrumbs trail={trail} current={{ label, path }} />
          <PageMenu path={path} group={sidebar.name} />
        </div>
        {__HAS_VERSIONS__ && versions?.old && <OldVersion {...versions.old} />}
        <h1>{label}</h1>
        {description && <p className="lead">{description}</p>}
        {isPath ? <StepList steps={cards} /> : <CardList cards={cards} />}
        <Pager previous={previous} next={next} />
      </div>
    </div>
  );
}
