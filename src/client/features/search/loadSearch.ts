import type { ComponentType } from "react";
import { withPrefix } from "gatsby";
import { routes } from "../../../shared/routes";
import type { SiteSettings } from "../../../shared/settings";
import type { Site } from "../../../shared/site";
import type { SearchWindowStrings } from "../../../shared/strings";
import { isNetworkSpared } from "../navigation/prefetch";
import { searchPatience, within } from "./patience";
import type { SearchClient } from "./searchClient";
import type { SearchModalProps } from "./SearchModal";

export interface LoadedSearch {
  readonly Modal: ComponentType<SearchModalProps>;
  readonly client: SearchClient;
  readonly texts: SearchWindowStrings;
}

/**
 * @throws {Error} when a file cannot be had, or does not come.
 * @returns who answers; the modal and the page of the search share it.
 */
export async function loadClient(settings: SiteSettings): Promise<SearchClient> {
  const { siteSearch } = await loadProgram(() => import("./siteSearch"));
  return siteSearch(settings);
}

/**
 * May be called again after a failure.
 *
 * @param prepare "fetch" before the reader opens the search: to open an index, a slow phone stands still for a moment.
 * @throws {Error} when a file cannot be had, or does not come.
 * @returns all that the modal needs to be shown.
 */
export async function loadSearch(
  { settings, loadSearchWindowStrings }: Site,
  prepare: "fetch" | "warm" = "warm",
): Promise<LoadedSearch> {
  const [client, { SearchModal }, texts] = await Promise.all([
    loadClient(settings),
    loadProgram(() => import("./SearchModal")),
    loadProgram(loadSearchWindowStrings),
    loadStyles(),
  ]);
  // Not before: a further style sheet lets Chromium use faces that came too late, and moves the text.
  if (prepare === "warm" && sheet) sheet.media = "";
  // Whoever opens the search will ask. What fails here is asked for again then, and shown.
  client[prepare](!isNetworkSpared()).catch(() => undefined);
  return { Modal: SearchModal, client, texts };
}

/** Scripts that somebody has waited for in vain. */
const overdue = new Set<HTMLScriptElement>();
/** Makes the address of what is asked for again another one: browsers ask once for what is still on its way. */
let again = 0;

/**
 * Webpack asks for a script anew only when the last request has failed, and waits two minutes for one that is never answered.
 * So whoever tries again adds the script by another address; whichever comes first tells webpack that it is there.
 */
async function loadProgram<Program>(load: () => Promise<Program>): Promise<Program> {
  for (const script of overdue) {
    overdue.delete(script);
    // Webpack removes a script that it is done with.
    if (script.isConnected) askAgain(script);
  }
  const before = new Set(document.scripts);
  const loading = load();
  const scripts = [...document.scripts].filter((script) => !before.has(script));
  try {
    return await within(searchPatience, loading);
  } catch (error) {
    for (const script of scripts) overdue.add(script);
    throw error;
  }
}

function askAgain(script: HTMLScriptElement): void {
  const copy = document.createElement("script");
  copy.src = addressAgain(script.src);
  copy.onload = copy.onerror = () => copy.remove();
  document.head.append(copy);
}

function addressAgain(address: string): string {
  again += 1;
  return `${address}?again=${again}`;
}

let styles: Promise<void> | undefined;
/** Applies to nothing until the reader is about to open the search. */
let sheet: HTMLLinkElement | undefined;
let haveStylesFailed = false;

function loadStyles(): Promise<void> {
  styles ??= addStyles();
  styles.catch(() => {
    styles = undefined;
    haveStylesFailed = true;
  });
  return styles;
}

async function addStyles(): Promise<void> {
  const address = withPrefix(routes.searchStyles());
  const link = (sheet = document.createElement("link"));
  link.rel = "stylesheet";
  link.media = "not all";
  link.href = haveStylesFailed ? addressAgain(address) : address;
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${link.href} cannot be loaded.`));
  });
  document.head.append(link);
  try {
    await within(searchPatience, loading);
  } catch (error) {
    link.remove();
    throw error;
  }
}
