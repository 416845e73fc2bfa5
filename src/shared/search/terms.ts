/** How text becomes terms. The index and the query use the same functions, so that their terms match. */

/** One word of a query or a text, with the terms by which it is found. */
export interface Word {
  /** The word itself: "client_num_per_round". */
  readonly term: string;
  /** Terms of its parts: "client", "num", "per", "round". Empty for a word without parts. */
  readonly parts: readonly string[];
  /** Whether it is a name of code rather than hyphenated words. */
  readonly isIdentifier: boolean;
}

/**
 * A word may contain joints: "mqtt_s3", "appml.api", "on-prem". Of the punctuation around it, only the dashes of a
 * command-line option belong to it: "--cluster".
 */
const wordPattern = /(?:(?<![\p{L}\p{N}-])--(?=\p{L}))?[\p{L}\p{N}]+(?:[._/-]+[\p{L}\p{N}]+)*/gu;
const joints = /[._/-]+/;
/** "AppMLRunner" → App, ML, Runner. */
const humps = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}]+|\p{N}+/gu;
/** Shorter humps of a camel-case name ("ML") are found only through the whole name. */
const shortestHump = 4;
const marks = /\p{M}+/gu;

/** @returns the words of a text in order, including stop words. */
export function wordsOf(text: string): readonly Word[] {
  return (text.match(wordPattern) ?? []).map(toKnownWord);
}

/** Cache of words: a site repeats the same few thousand. */
const knownWords = new Map<string, Word>();

function toKnownWord(written: string): Word {
  const known = knownWords.get(written) ?? toWord(written);
  knownWords.set(written, known);
  return known;
}

/** A word with its place, in UTF-16 code units. */
export interface PlacedWord extends Word {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** @returns the words of a text with their places. */
export function placedWordsOf(text: string): readonly PlacedWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => {
    // List the fields: spreading takes ten times as long, for each text of a result and with each typed letter.
    const { term, parts, isIdentifier } = toKnownWord(written);
    return { term, parts, isIdentifier, written, start: index, end: index + written.length };
  });
}

/** @returns the terms of words and of hyphenated words with their parts; names of code as a whole, and their last part: "resource_type". */
export function wholeTermsOf(text: string): readonly string[] {
  return wordsOf(text).flatMap(({ term, parts, isIdentifier }) => {
    if (!isIdentifier) return telling([term, ...parts]);
    const last = toTerm(term.slice(Math.max(term.lastIndexOf("."), term.lastIndexOf("/")) + 1));
    return telling(last === term ? [term] : [term, last]);
  });
}

/** @returns the terms of the parts of names of code. */
export function partTermsOf(text: string): readonly string[] {
  return wordsOf(text).flatMap(({ parts, isIdentifier }) => telling(isIdentifier ? parts : []));
}

/** @returns all terms by which a text is found. */
export function termsOf(text: string): readonly string[] {
  return wordsOf(text).flatMap(({ term, parts }) => telling([term, ...parts]));
}

function telling(terms: readonly string[]): readonly string[] {
  return terms.filter((term) => !isStopWord(term));
}

function toWord(written: string): Word {
  const pieces = written.split(joints).filter(Boolean);
  const parts =
    pieces.length > 1 || written.startsWith("--")
      ? pieces
      : (written.match(humps) ?? []).filter((hump) => hump.length >= shortestHump && hump.length < written.length);
  const isIdentifier = /[._/]|^--/.test(written) || (pieces.length === 1 && parts.length > 0);
  return { term: toTerm(written), parts: [...new Set(parts.map(toTerm))], isIdentifier };
}

/** Maximum length of a term: nobody searches for a key or a digest in a text by its end. */
const longestTerm = 40;

/** Normalizes a word: lowercase, no accents, singular, American spelling. */
export function toTerm(word: string): string {
  const plain = word.normalize("NFKD").replace(marks, "").toLowerCase().slice(0, longestTerm);
  return /^[a-z]{4,}$/.test(plain) ? withoutMuteE(toAmerican(toSingular(plain))) : plain;
}

/** Plurals that end like the singulars "status" and "analysis". */
const plurals = new Set(["apis", "clis", "cpus", "gpus", "menus", "tpus"]);

function toSingular(word: string): string {
  if (plurals.has(word)) return word.slice(0, -1);
  if (!word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("ies") && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** `toSingular` turns "boxes" into "boxe" and "caches" into "cache": without the e, both match their singular. */
function withoutMuteE(word: string): string {
  return /(?:[sxz]|[cs]h)e$/.test(word) ? word.slice(0, -1) : word;
}

/** British endings and their American forms. */
const americanEndings: readonly (readonly [RegExp, string])[] = [
  [/isation$/, "ization"],
  [/is(?=(?:e|ed|er|ing)$)/, "iz"],
  [/ys(?=(?:e|ed|er|ing)$)/, "yz"],
  [/ogue$/, "og"],
];
/** Words in which "is" belongs to the stem and not to the ending. */
const wordsInIs =
  /^(?:advis|aris|compris|concis|devis|enterpris|exercis|expertis|franchis|improvis|nois|otherwis|precis|premis|promis|rais|revis|ris|supervis|surpris|televis|wis)/;
const americanWords = new Map([
  ["artefact", "artifact"],
  ["behaviour", "behavior"],
  ["cancelled", "canceled"],
  ["cancelling", "canceling"],
  ["centre", "center"],
  ["cheque", "check"],
  ["colour", "color"],
  ["defence", "defense"],
  ["favour", "favor"],
  ["favourite", "favorite"],
  ["fibre", "fiber"],
  ["fulfil", "fulfill"],
  ["grey", "gray"],
  ["honour", "honor"],
  ["labour", "labor"],
  ["labelled", "labeled"],
  ["labelling", "labeling"],
  ["licence", "license"],
  ["metre", "meter"],
  ["modelled", "modeled"],
  ["modelling", "modeling"],
  ["neighbour", "neighbor"],
  ["offence", "offense"],
  ["practise", "practice"],
  ["programme", "program"],
  ["tyre", "tire"],
]);

function toAmerican(word: string): string {
  const whole = americanWords.get(word);
  if (whole !== undefined) return whole;
  if (wordsInIs.test(word)) return word;
  for (const [ending, american] of americanEndings) if (ending.test(word)) return word.replace(ending, american);
  return word;
}

/** Endings of word forms. The longest match counts. */
const formEndings =
  /(?:iz(?:ations?|ed?|ers?|ing)|ations?|ators?|ating|ated?|ates|itions?|ments?|ings?|ions?|ors?|ers?|ed|es|able|ive|ity|ly|e)$/;
const shortestStem = 3;

/**
 * @returns the stem that the forms of a word share: "simul" of "simulate", "simulation" and "simulator"; null for
 * anything but a plain word.
 */
export function stemOf(term: string): string | null {
  if (!/^[a-z]{4,}$/.test(term)) return null;
  const stem = term.replace(formEndings, "");
  return stem.length < shortestStem ? term : stem.replace(/([bdglmnprt])\1$/, "$1").replace(/y$/, "i");
}

/** @returns the common beginning of all words with a stem: a final "i" of a stem may also be "y". */
export function startOf(stem: string): string {
  return stem.replace(/i$/, "");
}

/** Words so common that they do not distinguish texts; no index holds them. */
const stopWords = termSet(
  "a about all also am an and any are as at be been both but by can could did do does each for from had has have here how i if in into is it its just may me more most my no nor " +
    "not of on only or other our out over so some such than that the their them then there these they this those through to too under us very was we were what when where which " +
    "while who whose why will with would you your",
);

/** Words that are part of asking but not of the subject: "how much does", "which are available". */
const askingWords = termSet(
  "able allow available cannot difference find get give happen help here issue know let many much need only please possible really see should show support supported tell together tutorial unable use using versus vs want way work",
);

function termSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(toTerm));
}

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

export function isAskingWord(term: string): boolean {
  return askingWords.has(term);
}
