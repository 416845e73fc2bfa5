/** Forms of a text with a number `{count}`, by the plural rules of the site's language. */
export type Plural = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Texts of the interface, by place. Braces mark what the program inserts, such as `{label}`, anywhere in the text. */
export interface Strings {
  readonly navbar: {
    readonly label: string;
    readonly openMenu: string;
    /** Opens the list of items that do not fit. */
    readonly more: string;
    /** For the icon next to a link to another site. */
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
    /** Prefills the report form; `{title}` and `{url}` of the page. */
    readonly reportTitle: string;
    readonly reportBody: string;
    readonly neighbours: string;
    /** Place in a learning path: `{step}` of `{count}`, and `{path}`, a link to its page. */
    readonly step: string;
    readonly nextStep: string;
    readonly lastStep: string;
    /** For a step: label of the checkbox, and mark in a list. */
    readonly finished: string;
    /** `{count}` minutes of reading. */
    readonly minutes: string;
    readonly previous: string;
    readonly next: string;
    /** Number of pages in a category. */
    readonly count: Plural;
    /** Label of the menu that offers the page to other programs. */
    readonly markdown: string;
    readonly copyMarkdown: string;
    readonly viewMarkdown: string;
    /** `{name}` of an assistant, and the prompt for it with the `{url}` of the page's Markdown file. */
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
    /** The same with the requested `{path}`. */
    readonly textWithPath: string;
    readonly near: string;
    /** `{home}` is a link with the text below. */
    readonly ways: string;
    readonly home: string;
  };
  /** The page at a former address; `{address}` is a link to the new one. */
  readonly moved: { readonly title: string; readonly text: string };
  readonly crash: {
    readonly title: string;
    readonly tryAgain: string;
    /** Document title of a page that crashed. */
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
    /** Shown while the search window is slow to load. */
    readonly slow: string;
    readonly failed: string;
    readonly fallback: string;
    /** Above the first pages to read, before the reader types a query. */
    readonly start: string;
    /** The query follows, in quotes. */
    readonly noResults: string;
    /** Advice to readers whose search found nothing. */
    readonly advice: string;
    /** Queries follow. */
    readonly suggestion: string;
    readonly missing: string;
    readonly missingLink: string;
    /** Prefills the form that reports a missing page; `{query}`. */
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
    /** Label of the switch for single-key shortcuts. */
    readonly single: string;
    /** Labels of the keys. */
    readonly keys: { readonly control: string; readonly tab: string; readonly escape: string };
  };
  /** Texts inside documents. */
  readonly content: {
    readonly copy: string;
    /** Accessible name of the copy button. */
    readonly copyCode: string;
    readonly copied: string;
    /** After a click on the link of a heading. */
    readonly linkCopied: string;
    readonly failed: string;
    readonly copyingFailed: string;
    /** `{alt}` of the picture. */
    readonly enlarge: string;
    readonly close: string;
    /** Title of the frame of commands. */
    readonly terminal: string;
    /** Names of scrollable boxes for which the author gives none. */
    readonly drawing: string;
    readonly chart: string;
    readonly formula: string;
    readonly choices: string;
    readonly done: string;
    readonly toDo: string;
  };
}

/** Texts that only the search window uses; they are loaded with it. */
export interface SearchWindowStrings {
  /** What keys do, and their names. */
  readonly select: string;
  readonly selectKey: string;
  readonly navigate: string;
  readonly upKey: string;
  readonly downKey: string;
  readonly close: string;
  readonly closeKey: string;
  /** Followed by the name of the hosted search. */
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
  /** Link to the search page. */
  readonly seeAll: Plural;
}

/** Texts that the build writes into pages. No browser code contains them. */
export interface BuildStrings {
  /** Default titles of boxes and of the strip of prerequisites. */
  readonly boxes: {
    readonly [Kind in "note" | "tip" | "info" | "warning" | "danger" | "prerequisites"]: string;
  };
  /** For code blocks. */
  readonly code: {
    /** Title of the frame of a text without a language. */
    readonly text: string;
    /** For a long code block: `{count}` is the number of its lines. */
    readonly showAll: string;
    readonly showFewer: string;
    /** For the link from a line to its explanation, and back; both show `{number}`. */
    readonly callout: string;
    readonly backToLine: string;
  };
  /** For code blocks that were run: `{version}` and `{date}`, and `{exit}` of a failed run; `{reason}` why a block was not run. */
  readonly runs: {
    readonly output: string;
    readonly ran: string;
    readonly failed: string;
    readonly notRun: string;
  };
  /** For a part of the page with a program of its own that could not be started. */
  readonly islandFailed: string;
  /** For the values that readers enter once and then see in all code blocks. */
  readonly values: ValueStrings;
  /** Name of a table that does not come from reference data. */
  readonly table: string;
  /** Heading of the list of footnotes, and label of the link from a footnote back to the text. */
  readonly footnotes: string;
  readonly backToText: string;
  readonly notebook: {
    /** Link on the page. */
    readonly download: string;
    /** Start of the notebook; `{versions}` are those of the recorded runs. */
    readonly howToRun: string;
    /** Before the files that another page shows. */
    readonly filesOf: string;
  };
  /** For the link icon next to a heading; `{heading}` is its text. */
  readonly headingLink: string;
  /** Label of a diagram in a Markdown file, before its alternative text; `{title}` is its caption. */
  readonly diagram: string;
  readonly titledDiagram: string;
  /** Used if the documentation has more than one version; `{version}` is the label of one. */
  readonly versions: {
    /** For the menu of versions. */
    readonly label: string;
    /** For a version in the menu that does not have the page. */
    readonly missing: string;
    /** Says that a page is of an older version. */
    readonly old: string;
    /** Link to the newest version: to the same page there, or to another. */
    readonly same: string;
    readonly other: string;
    /** Link text in llms.txt for the list of an older version. */
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
  /** Texts of the inline script in every page that reports files that failed to load. */
  readonly loadFailure: {
    /** The site is served under a different path than it was built for; `{site}` is its title. */
    readonly elsewhereTitle: string;
    /** `{built}` and `{served}` are paths; `{prefix}` is the served path in the form that the command takes. */
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
  /** For the button in the frame of a code block. */
  readonly fillIn: string;
  readonly title: string;
  /** Where the values are stored, and what the reader should not enter. */
  readonly note: string;
  /** Which characters a value may have. */
  readonly format: string;
  /** For a value that looks like a key or a token. */
  readonly secret: string;
  readonly save: string;
  readonly cancel: string;
  readonly forget: string;
}

/** Texts that the build writes into documents. */
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
  /** Labels of values, by their placeholder in code blocks. Never a key, a token or a password. */
  readonly valueLabels?: Readonly<Record<string, string>> | undefined;
}
