/** Forms of a text that holds a number `{count}`, by the plural rules of the site's language. */
export type Plural = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/**
 * Texts of the interface, by place. In braces stands what the program puts in, such as `{label}`: a text may have it anywhere.
 */
export interface Strings {
  readonly navbar: {
    readonly label: string;
    readonly openMenu: string;
    /** Opens the list of items that have no room. */
    readonly more: string;
    /** Of the sign beside a link to another site. */
    readonly external: string;
    /** `{label}` of the item, `{message}` of the error. */
    readonly itemFailed: string;
    readonly toDark: string;
    readonly toLight: string;
  };
  readonly announcement: { readonly label: string; readonly dismiss: string };
  /** The menu of small screens. */
  readonly drawer: {
    readonly label: string;
    readonly close: string;
    readonly mainMenu: string;
    readonly toMainMenu: string;
    /** `{group}` */
    readonly toPages: string;
  };
  readonly sidebar: {
    readonly hide: string;
    readonly show: string;
    /** `{label}` of the category, as in `close`. */
    readonly open: string;
    readonly close: string;
  };
  readonly page: {
    readonly skip: string;
    readonly breadcrumbs: string;
    readonly contents: string;
    /** `{version}` */
    readonly version: string;
    /** `{day}` */
    readonly lastUpdated: string;
    readonly edit: string;
    readonly report: string;
    /** What the form of a report is filled in with; `{title}` and `{url}` of the page. */
    readonly reportTitle: string;
    readonly reportBody: string;
    readonly neighbours: string;
    /** Place in a learning path: `{step}` of `{count}`, and `{path}`, a link to its page. */
    readonly step: string;
    readonly nextStep: string;
    readonly lastStep: string;
    /** Of a step: what a reader ticks, and how it is named in a list. */
    readonly finished: string;
    /** `{count}` minutes of reading. */
    readonly minutes: string;
    readonly previous: string;
    readonly next: string;
    /** Of the pages of a category. */
    readonly count: Plural;
    /** The page for other programs. */
    readonly markdown: string;
    readonly copyMarkdown: string;
    readonly viewMarkdown: string;
    /** `{name}` of an assistant, and what it is asked about the page's file at `{url}`. */
    readonly openIn: string;
    readonly askPrompt: string;
    /** `{group}` */
    readonly groupAsText: string;
    /** Only in the live preview. */
    readonly unreadable: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    /** The same with the `{path}` that was asked for. */
    readonly textWithPath: string;
    readonly near: string;
    /** `{home}` is a link with the name below. */
    readonly ways: string;
    readonly home: string;
  };
  /** The page at a former address; `{address}` is the link to the new one. */
  readonly moved: { readonly title: string; readonly text: string };
  readonly crash: {
    readonly title: string;
    readonly tryAgain: string;
    /** Title of a document's page that crashed. */
    readonly pageTitle: string;
  };
  readonly loading: {
    readonly label: string;
    readonly pageFailed: string;
    readonly checkNetwork: string;
    readonly dataFailed: string;
    /** `{message}` of the error. */
    readonly scriptFailed: string;
    readonly retry: string;
    readonly dismiss: string;
  };
  readonly search: {
    readonly label: string;
    readonly field: string;
    readonly placeholder: string;
    readonly needsScript: string;
    readonly filter: string;
    readonly allGroups: string;
    readonly more: string;
    readonly loading: string;
    /** While the window of the search is long in coming. */
    readonly slow: string;
    readonly failed: string;
    readonly fallback: string;
    /** Above the first pages to read, while nothing is asked. */
    readonly start: string;
    /** The query follows, in quotes. */
    readonly noResults: string;
    /** What to do where nothing was found. */
    readonly advice: string;
    /** Queries follow. */
    readonly suggestion: string;
    readonly missing: string;
    readonly missingLink: string;
    /** What the form of a missing page is filled in with; `{query}`. */
    readonly reportTitle: string;
    readonly reportBody: string;
    readonly found: Plural;
    /** With the `{query}`. */
    readonly foundFor: Plural;
  };
  readonly shortcuts: {
    readonly title: string;
    readonly close: string;
    readonly search: string;
    readonly previous: string;
    readonly next: string;
    readonly theme: string;
    readonly copy: string;
    readonly skip: string;
    readonly closeAny: string;
    readonly list: string;
    /** Turns on what one key does. */
    readonly single: string;
    /** What stands on the keys. */
    readonly keys: { readonly control: string; readonly tab: string; readonly escape: string };
  };
  /** Within documents. */
  readonly content: {
    readonly copy: string;
    /** Of the button, for those who do not see its place. */
    readonly copyCode: string;
    readonly copied: string;
    /** After a click on the link of a heading. */
    readonly linkCopied: string;
    readonly failed: string;
    readonly copyingFailed: string;
    /** `{alt}` of the picture. */
    readonly enlarge: string;
    readonly close: string;
    /** What the frame of commands is called. */
    readonly terminal: string;
    /** Names of what scrolls within itself, where the author gives none. */
    readonly drawing: string;
    readonly chart: string;
    readonly formula: string;
    readonly choices: string;
    readonly done: string;
    readonly toDo: string;
  };
}

/** Texts that only the window of the search has; they are loaded with it. */
export interface SearchWindowStrings {
  /** What keys do, and what they are called. */
  readonly select: string;
  readonly selectKey: string;
  readonly navigate: string;
  readonly upKey: string;
  readonly downKey: string;
  readonly close: string;
  readonly closeKey: string;
  /** The name of the hosted search follows. */
  readonly searchBy: string;
  /** Above the first pages of the reader's group. */
  readonly inGroup: string;
  readonly recent: string;
  readonly noRecent: string;
  readonly saveRecent: string;
  readonly removeRecent: string;
  readonly favorites: string;
  readonly removeFavorite: string;
  readonly clear: string;
  readonly cancel: string;
  /** The way to the page of the search. */
  readonly seeAll: Plural;
}

/** Texts that the build writes into pages. No program of the browser carries them. */
export interface BuildStrings {
  /** Titles of boxes, and of the strip of prerequisites, whose author gives none. */
  readonly boxes: {
    readonly [Kind in "note" | "tip" | "info" | "warning" | "danger" | "prerequisites"]: string;
  };
  /** Of code blocks. */
  readonly code: {
    /** What the frame of a text without a language is called. */
    readonly text: string;
    /** Of a long one: `{count}` is the number of its lines. */
    readonly showAll: string;
    readonly showFewer: string;
    /** Of the link from a line to what explains it, and back: `{number}` is what both show. */
    readonly callout: string;
    readonly backToLine: string;
  };
  /** Of code blocks that were run: `{version}` and `{date}`, and `{exit}` where it failed; why one was not: `{reason}`. */
  readonly runs: {
    readonly output: string;
    readonly ran: string;
    readonly failed: string;
    readonly notRun: string;
  };
  /** Of a part of the page with a program of its own, which could not be started. */
  readonly islandFailed: string;
  /** Of the values that readers give once and then see in all code blocks. */
  readonly values: ValueStrings;
  /** Name of a table that stands in no reference data. */
  readonly table: string;
  /** Heading of the list of footnotes, and what leads from a footnote back to its place in the text. */
  readonly footnotes: string;
  readonly backToText: string;
  readonly notebook: {
    /** Of the link on the page. */
    readonly download: string;
    /** Begins the notebook; `{versions}` are those of the recorded runs. */
    readonly howToRun: string;
    /** Before the files that another page lists. */
    readonly filesOf: string;
  };
  /** Of the sign beside a heading; `{heading}` is its text. */
  readonly headingLink: string;
  /** What a Markdown file calls a diagram, before its alternative text; `{title}` is its caption. */
  readonly diagram: string;
  readonly titledDiagram: string;
  /** Where there is more than one version of the documentation; `{version}` is the label of one. */
  readonly versions: {
    /** Of the menu of versions. */
    readonly label: string;
    /** Of a version in the menu that does not have the page. */
    readonly missing: string;
    /** Says that a page is of an older version. */
    readonly old: string;
    /** The link to the newest version: to the same page there, or to another. */
    readonly same: string;
    readonly other: string;
    /** In llms.txt, of the list of an older version. */
    readonly list: string;
  };
  /** Texts of llms.txt. */
  readonly llms: {
    /** Says that each page has a Markdown file. */
    readonly note: string;
    readonly otherPages: string;
    readonly everything: string;
    readonly everythingText: string;
    /** `{group}` is the label of a group. */
    readonly allOfGroup: string;
    readonly groupText: string;
  };
  /** Texts of the script that stands in every page and says what did not load. */
  readonly loadFailure: {
    /** The site is served under another path than it was built for; `{site}` is its title. */
    readonly elsewhereTitle: string;
    /** `{built}` and `{served}` are paths; `{prefix}` is the second as it is written in the command. */
    readonly elsewhere: string;
    readonly title: string;
    /** `{file}` */
    readonly file: string;
    readonly lateStyles: string;
    readonly lateScripts: string;
    readonly retry: string;
    readonly dismiss: string;
  };
}

export interface ValueStrings {
  /** Of the button in the frame of a code block. */
  readonly fillIn: string;
  readonly title: string;
  /** Where the values are kept, and what does not belong here. */
  readonly note: string;
  /** Which signs a value may have. */
  readonly format: string;
  /** Of a value that looks like a key or a token. */
  readonly secret: string;
  readonly save: string;
  readonly cancel: string;
  readonly forget: string;
}

/** Those that stand in documents. */
export interface DocumentStrings
  extends
    Pick<
      BuildStrings,
      | "boxes"
      | "table"
      | "code"
      | "runs"
      | "notebook"
      | "footnotes"
      | "backToText"
      | "diagram"
      | "titledDiagram"
      | "headingLink"
      | "islandFailed"
      | "values"
    >,
    Pick<Strings, "content"> {
  /** By the word that stands for a value in code blocks, what the value is called. Never a key, a token or a password. */
  readonly valueLabels?: Readonly<Record<string, string>> | undefined;
}
