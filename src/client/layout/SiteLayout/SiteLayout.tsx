import { useEffect, useMemo, type ReactNode } from "react";
import type { PageContext } from "../../../shared/pages";
import type { SidebarSettings } from "../../../shared/settings";
import { unpackSidebar } from "../../../shared/sidebar";
import { versionOf } from "../../../shared/versions";
import "../../styles/reset.css";
import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/content.css";
import "../../styles/components.css";
import "../../styles/reference.css";
import "../../styles/code.css";
import "../../styles/touch.css";
import "../../styles/print.css";
import { CrashBoundary } from "../../features/crash/CrashBoundary";
import { savePreferredVersion } from "../../features/preferredVersion/usePreferredVersion";
import { Shortcuts } from "../../features/shortcuts/Shortcuts";
import { useSidebarTree } from "../../features/sidebarTree/useSidebarTree";
import { useSite } from "../../hooks/useSite";
import { AnnouncementBar } from "../AnnouncementBar/AnnouncementBar";
import { Footer } from "../Footer/Footer";
import { Navbar } from "../Navbar/Navbar";
import { SidebarPanel } from "../SidebarPanel/SidebarPanel";
import * as styles from "./SiteLayout.module.css";

export interface SiteLayoutProps {
  /** Empty for the not-found page. */
  readonly context: Partial<PageContext>;
  /** Address of the page, without the path prefix. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The layout around every page. It stays mounted from page to page, so what the reader opened stays open. */
export function SiteLayout({ context, path, children }: SiteLayoutProps) {
  const { settings, strings } = useSite();
  const packed = context.kind === "doc" || context.kind === "category" ? context.sidebar : undefined;
  const carried = useMemo(() => packed && { name: packed.name, items: unpackSidebar(packed.items) }, [packed]);
  const tree = useSidebarTree(carried, path);
  const sidebar =
    carried && tree ? { name: carried.name, label: labelOf(carried.name, settings.sidebars), tree } : undefined;
  const version = carried && versionOf(path, settings.docs.versions)?.name;
  const { docs } = settings;
  useEffect(() => {
    if (version !== undefined) savePreferredVersion(docs, version);
  }, [docs, version]);
  return (
    <>
      <a className={styles.skip} href="#main">
        {strings.page.skip}
      </a>
      <AnnouncementBar />
      <Navbar path={path} sidebar={sidebar} versions={context.versions} />
      <div className={styles.body} data-with-sidebar={sidebar !== undefined}>
        {sidebar && <SidebarPanel sidebar={sidebar} path={path} />}
        <main id="main" className={styles.main} tabIndex={-1}>
          <CrashBoundary path={path} isDocument={context.kind === "doc"}>
            {children}
          </CrashBoundary>
        </main>
      </div>
      <Footer />
      <Shortcuts />
    </>
  );
}

function labelOf(sidebar: string, sidebars: readonly SidebarSettings[]): string {
  return sidebars.find(({ name }) => name === sidebar)?.label ?? sidebar;
}
