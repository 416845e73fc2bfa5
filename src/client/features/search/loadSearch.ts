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
 * @throws {Error} when a file cannot be loaded, or does not arrive.
 * @returns the client of the search; the modal and the search page share it.
 */
export async function loadClient(settings: SiteSettings): Promise<SearchClient> {
  const { siteSearch } = await loadProgram(() => import("./siteSearch"));
  return siteSearch(settings);
}

/**
 * May be called again after a failure.
 *
 * @param prepare "fetch" before the reader opens the search: opening an index blocks a slow phone for a moment.
 * @throws {Error} when a file cannot be loaded, or does not arrive.
 * @returns everything that the modal needs.
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
  // Not earlier: with a new style sheet, Chromium switches to fonts that had arrived too late, and the text moves.
  if (prepare === "warm" && sheet) sheet.media = "";
  // A reader who opens the search will send a query. What fails here is requested again then, and the failure is shown.
  client[prepare](!isNetworkSpared()).catch(() => undefined);
  return { Modal: SearchModal, client, texts };
}

/** Scripts that did not arrive in time. */
const overdue = new Set<HTMLScriptElement>();
/** Makes a retried URL unique, because browsers do not repeat a request that is still pending. */
let again = 0;

/**
 * Webpack requests a script again only when the last request has failed, and waits two minutes for one that is never answered.
 * So a retry adds the script under another URL; the first one that arrives tells webpack that the script is loaded.
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
/** The search's style sheet; it applies to nothing until the reader is about to open the search. */
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
