/**
 * The most that a page may cost until it is interactive and at rest, for each kind of page, beside what its author wrote.
 * Bytes after brotli, as the built files are; `requests` counts the page itself. A limit is lowered when the cost falls,
 * and raised only for what every reader gets. The names of files hold digests, which alone move a page by up to 45 bytes.
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
const script = 78_000;
/** What mounts the islands of a page that has some; their own programs come when the reader is near. */
const islands = 1_900;
/** What ticks the box of a step of a learning path; it comes when the page is at rest. */
const steps = 430;
/** What puts the reader's values into code blocks; it comes when the page is at rest, where a block has words for them. */
const values = 1_200;
/** What shows the definition of a term above the results, keeps what was typed before the program came, and breaks long names. */
const searching = 370;
const picture = 400;
/** The style sheet, which each page holds: a part of its `html`. */
export const mostOfStyleSheet = 12_050;
/** The two faces of text and code, which every page asks for; formulas have further ones. */
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
 * What a page at rest fetches of the search before its reader opens it, where the network is not to be spared: the program of
 * the window, its style sheet, and the core of the index. Bytes after brotli.
 */
export const mostOfSearchAhead = 72_600;

/**
 * Bytes of the whole output on the disk for each page of the fixture site, with its data, Markdown and search. Some 280 of
 * them are the inline script of the analytics, which this site has switched on, and some 790 the way to its older version.
 */
export const mostBytesPerPage = 82_400;
