import { settings } from "../../../site/settings";

/** What the modal and the page say alike. */
export const searchTexts = {
  failed: "Unable to fetch results",
  failedHelp: "You might want to check your network connection.",
  retry: "Retry",
  loading: "Loading …",
  noResults: "No results for",
  suggestion: "Try searching for",
  missing: "Believe this query should return results?",
  missingLink: "Let us know.",
  fallback: "The hosted search does not answer. These results come from this site's own index.",
  found: (count: number) => (count === 1 ? "1 page found" : `${count} pages found`),
  seeAll: (count: number) => (count === 1 ? "See the page found" : `See all ${count} pages found`),
} as const;

/** What to search for where nothing was found: the groups that every reader of the site may look into. */
export const suggestions: readonly string[] = settings.sidebars.slice(2, 6).map(({ label }) => label);

/** @returns a form that reports a missing page, filled in; null where nobody takes it. */
export function missingResultsUrl(query: string): string | null {
  const { missingResultsUrl: form } = settings.search;
  if (form === null) return null;
  const url = new URL(form);
  url.searchParams.set("title", `Documentation: nothing found for "${query}"`);
  url.searchParams.set("body", `I searched the documentation for "${query}" and expected to find …`);
  return url.href;
}
