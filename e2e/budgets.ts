/**
 * The most that a page of each kind may cost until it is interactive and idle, not counting its author's text. In bytes after
 * brotli of the built files; `requests` counts the page itself. Lower a limit when the cost falls, and raise it only for
 * something that every reader gets. The digests in file names change the size of a page by up to 45 bytes.
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

/** The scripts of every page; only the template differs. */
const script = 78_080;
/** The script that mounts islands, on pages that have some; the islands' own scripts load when the reader scrolls near them. */
const islands = 1_900;
/** The script that ticks the box of a learning path's step; it loads when the page is idle. */
const steps = 430;
/** The script that puts the reader's values into code blocks; it loads when the page is idle, if a block contains such values. */
const values = 1_200;
/** Scripts that show a term's definition above the results, keep what was typed before the search script loaded, and break long names. */
const searching = 370;
const picture = 400;
/** The style sheet that is inlined in each page: a part of its `html`. */
export const mostOfStyleSheet = 12_080;
/** The fonts for text and code, which every page requests; formulas need further ones. */
const font = 23_400;

export const budgets: Readonly<Record<string, Budget>> = {
  "/": { html: 17_250, script, style: 0, font, data: 800, picture, requests: 11 },
  "/launch/yaml": {
    html: 18_000,
    script: script + islands + values,
    style: 0,
    font,
    data: 1_500,
    picture,
    requests: 13,
  },
  "/federate": {
    html: 18_000,
    script: script + islands + steps,
    style: 3_000,
    font: 48_000 + font,
    data: 1_500,
    picture,
    requests: 17,
  },
  "/federate/security/overview": {
    html: 18_335,
    script: script + steps,
    style: 3_000,
    font: 56_500 + font,
    data: 1_500,
    picture,
    requests: 18,
  },
  "/category/federated-analytics": { html: 17_850, script, style: 0, font, data: 1_150, picture, requests: 11 },
  "/search": { html: 16_725, script: script + searching, style: 4_360, font, data: 300, picture, requests: 12 },
  "/markdown-page": { html: 16_940, script, style: 3_000, font: 48_000 + font, data: 900, picture, requests: 15 },
  "/nothing/here": { html: 16_695, script, style: 0, font, data: 2_650, picture, requests: 19 },
};

/**
 * What an idle page loads of the search before the reader opens it, unless the browser asks to save data: the script of the
 * window, its style sheet, and the core of the index. Bytes after brotli.
 */
export const mostOfSearchAhead = 72_600;

/**
 * Bytes of the whole output on disk for each page of the fixture site, with its data, Markdown and search. About 280 of them are
 * the inline analytics script, which this site has enabled, and about 790 the navigation to its older version.
 */
export const mostBytesPerPage = 82_400;
