import { fill } from "../../../shared/fill";
import type { Site } from "../../../shared/site";

/** @returns URL of the form that reports a missing page, filled in; null if the settings name no form. */
export function missingResultsUrl({ settings, strings }: Site, query: string): string | null {
  const { missingResultsUrl: form } = settings.search;
  if (form === null) return null;
  const url = new URL(form);
  url.searchParams.set("title", fill(strings.search.reportTitle, { query }));
  url.searchParams.set("body", fill(strings.search.reportBody, { query }));
  return url.href;
}
