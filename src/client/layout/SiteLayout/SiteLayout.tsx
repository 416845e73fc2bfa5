import type { ReactNode } from "react";
import type { PageContext } from "../../../shared/pages";
import { settings } from "../../../site/settings";
import "../../styles/layers.css";
import "../../styles/reset.css";
import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/content.css";
import "../../styles/reference.css";
import "../../styles/code.css";
import "../../styles/print.css";
import { CrashBoundary } from "../../features/crash/CrashBoundary";
import { Footer } from "../Footer/Footer";
import { Navbar } from "../Navbar/Navbar";
import { Sidebar } from "../Sidebar/Sidebar";
import * as styles from "./SiteLayout.module.css";

export interface SiteLayoutProps {
  /** Empty for the not-found page. */
  readonly context: Partial<PageContext>;
  /** Address of the page, without the path prefix. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame around every page: it stays mounted from page to page, and with it what the reader opened. */
export function SiteLayout({ context, path, children }: SiteLayoutProps) {
  const sidebar = context.kind === "doc" || context.kind === "category" ? context.sidebar : undefined;
  const label = settings.sidebars.find(({ name }) => name === sidebar?.name)?.label;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar path={path} sidebar={sidebar} />
      <div className={styles.body} data-with-sidebar={sidebar !== undefined}>
        {sidebar && (
          <aside className={styles.aside}>
            <Sidebar
              key={sidebar.name}
              name={sidebar.name}
              label={label ?? sidebar.name}
              items={sidebar.items}
              path={path}
            />
          </aside>
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          <CrashBoundary path={path} isDocument={context.kind === "doc"}>
            {children}
          </CrashBoundary>
        </main>
      </div>
      <Footer />
    </>
  );
}
