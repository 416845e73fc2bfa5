import type { ComponentType } from "react";
import { withPrefix } from "gatsby";
import { routes } from "../../../shared/routes";
import type { SearchClient } from "./searchClient";
import type { SearchModalProps } from "./SearchModal";

export interface LoadedSearch {
  readonly Modal: ComponentType<SearchModalProps>;
  readonly client: SearchClient;
}

/** @throws {Error} when a file cannot be had. @returns who answers; the modal and the page of the search share it. */
export async function loadClient(): Promise<SearchClient> {
  const { siteSearch } = await import("./siteSearch");
  return siteSearch();
}

/** @throws {Error} when a file cannot be had. @returns all that the modal needs to be shown. */
export async function loadSearch(): Promise<LoadedSearch> {
  const [client, { SearchModal }] = await Promise.all([loadClient(), import("./SearchModal"), loadStyles()]);
  // Whoever opens the search will ask. What fails here is asked for again then, and shown.
  client.warm().catch(() => undefined);
  return { Modal: SearchModal, client };
}

let styles: Promise<void> | undefined;

function loadStyles(): Promise<void> {
  styles ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = withPrefix(routes.searchStyles());
    link.onload = () => resolve();
    link.onerror = () => {
      styles = undefined;
      link.remove();
      reject(new Error(`${link.href} cannot be loaded.`));
    };
    document.head.append(link);
  });
  return styles;
}
