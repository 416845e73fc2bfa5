import type { ReactNode } from "react";
import type { DocHeading } from "../../../shared/headings";
import type { DocContext } from "../../../shared/pages";
import { versionOf } from "../../../shared/versions";
import { fill } from "../../../shared/fill";
import { absoluteUrl } from "../../components/absoluteUrl";
import { Filled } from "../../components/Filled/Filled";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs";
import { Contents, FoldedContents } from "../Contents/Contents";
import { LearningSteps } from "../LearningSteps/LearningSteps";
import { OldVersion } from "../OldVersion/OldVersion";
import { PageMenu } from "../PageMenu/PageMenu";
import { PageTags } from "../PageTags/PageTags";
import { Pager } from "../Pager/Pager";
import * as styles from "./DocPage.module.css";

export interface DocPageProps {
  readonly context: DocContext;
  readonly title: string;
  /** Headings that the table of contents shows. */
  readonly headings: readonly DocHeading[];
  readonly children: ReactNode;
}

/** Everything around the text of a document, whether the text is static or hydrated. */
export function DocPage({ context, title, headings, children }: DocPageProps) {
  const { pagePath: path, trail, previous, next, lastUpdated, lastUpdatedText, file, steps, minutes } = context;
  const { settings, strings } = useSite();
  const { editUrl, reportUrl, docs } = settings;
  const texts = strings.page;
  const version = docs.versions.length > 1 ? versionOf(path, docs.versions) : undefined;
  const report = (hash: string) =>
    new URLSearchParams({
      title: fill(texts.reportTitle, { title }),
      body: fill(texts.reportBody, { url: absoluteUrl(settings.siteUrl, path) + hash }),
    }).toString();
  const hasContents = headings.length > 1;
  return (
    <div className={styles.root}>
      <article>
        <div className={styles.top}>
          <Breadcrumbs trail={trail} current={{ label: title, path }} />
          <PageMenu path={path} group={context.sidebar.name} />
        </div>
        {version && <p className={styles.version}>{fill(texts.version, { version: version.label })}</p>}
        {__HAS_VERSIONS__ && context.versions?.old && <OldVersion {...context.versions.old} />}
        <h1>{title}</h1>
        {hasContents && <FoldedContents headings={headings} minutes={minutes} />}
        {children}
        {steps && <LearningSteps path={path} steps={steps} />}
        <footer className={styles.footer}>
          {__HAS_TAG_PAGES__ && context.tags && <PageTags {...context.tags} />}
          <p className={styles.facts}>
            {lastUpdated && (
              <span>
                <Filled
                  text={texts.lastUpdated}
                  parts={{ day: <time dateTime={lastUpdated}>{lastUpdatedText}</time> }}
                />
              </span>
            )}
            {editUrl && <Link to={`${editUrl}${file}`}>{texts.edit}</Link>}
            {!editUrl && reportUrl && (
              // The section that the reader is in is known only at the click.
              <Link
                to={`${reportUrl}?${report("")}`}
                onClick={({ currentTarget }) => (currentTarget.search = report(location.hash))}
              >
                {texts.report}
              </Link>
            )}
          </p>
        </footer>
        <Pager previous={previous} next={next} />
      </article>
      {hasContents && <Contents headings={headings} minutes={minutes} />}
    </div>
  );
}
