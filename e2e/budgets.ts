/**
 * The most that a page may cost until it is interactive and at rest, for each kind of page, beside what its author wrote.
 * Bytes after brotli, as the built files are; `requests` counts the page itself. A limit is lowered when the cost falls,
 * and raised only for what every reader gets.
 */
export interface Budget {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly data: number;
  readonly picture: number;
  readonly requests: number;
}

/** The programs of every page; only its template differs. */
const script = 77_100;
const picture = 400;

export const budgets: Readonly<Record<string, Budget>> = {
  "/": { html: 12_900, script, style: 0, font: 0, data: 800, picture, requests: 9 },
  "/launch/yaml": { html: 12_700, script, style: 0, font: 0, data: 1_300, picture, requests: 9 },
  "/federate": { html: 12_700, script, style: 3_000, font: 48_000, data: 1_300, picture, requests: 13 },
  "/federate/security/overview": {
    html: 12_750,
    script,
    style: 3_000,
    font: 53_000,
    data: 1_300,
    picture,
    requests: 14,
  },
  "/category/federated-analytics": { html: 12_550, script, style: 0, font: 0, data: 1_000, picture, requests: 9 },
  "/search": { html: 11_550, script, style: 4_000, font: 0, data: 300, picture, requests: 10 },
  "/markdown-page": { html: 11_750, script, style: 3_000, font: 48_000, data: 900, picture, requests: 13 },
  "/nothing/here": { html: 11_450, script, style: 0, font: 0, data: 2_600, picture, requests: 17 },
};

/** Bytes of the whole output on the disk for each page of the fixture site, with its data, Markdown and search. */
export const mostBytesPerPage = 68_500;
