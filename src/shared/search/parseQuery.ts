import { isAskingWord, isStopWord, placedWordsOf, wordsOf, type PlacedWord, type Word } from "./terms";

/** One thing that a page should contain, in one of several wordings. */
export interface Clause {
  readonly alternatives: readonly Alternative[];
}

/** Words that must all match. */
export interface Alternative {
  readonly terms: readonly QueryTerm[];
  /** 1 for what was typed. */
  readonly weight: number;
}

export interface QueryTerm extends Pick<Word, "term" | "parts" | "isIdentifier"> {
  /** Whether it may be the beginning of a word, because the reader is still typing it. */
  readonly isPrefix: boolean;
  /** Whether it is looked up only in titles, headings and names. */
  readonly isName?: true;
}

/** Maximum length of a query in UTF-16 code units; the rest is ignored. */
const longestQuery = 200;
/** Maximum length of the error line of a traceback; its end is used. */
const longestTraceback = 2_000;
const mostWords = 12;
/** Weights of a synonym and of a name of code that the words may stand for; a typed word has 1. */
const synonymWeight = 0.85;
const nameWeight = 0.6;
/** Numbers of words that are joined into one name: "client_num_per_round". */
const namesOf = [2, 3, 4];

/**
 * @param text     anything that a reader may type or paste.
 * @param synonyms groups of phrases with the same meaning.
 * @returns no clauses for a text without words.
 */
export function parseQuery(text: string, synonyms: readonly (readonly string[])[]): readonly Clause[] {
  const words = placedWordsOf(askedPart(text).slice(0, longestQuery)).slice(0, mostWords);
  const isTelling = words.some(({ term }) => !isStopWord(term));
  const isAskedFor = words.some(({ term }) => isInformative(term));
  const typed = words.map((word, place) => ({ ...word, isPrefix: place === words.length - 1 }));
  const names = joinedNames(words);
  const phrases = phrasesOf(synonyms);
  const clauses: Clause[] = [];
  for (let start = 0, end = 0; start < typed.length; start = end) {
    const found = longestPhrase(typed, start, phrases);
    end = start + (found?.length ?? 1);
    const written = typed.slice(start, end);
    if (isAskedFor && !found && !written.some(({ term }) => isInformative(term))) continue;
    const alternatives = [
      ...tellingPart(written, isTelling),
      ...(found?.others ?? []).flatMap((phrase) =>
        tellingPart(phrase)
          // "Set" does not mean "set up".
          .filter(({ terms }) => terms.length > 1 || phrase.length === 1)
          .map(({ terms, weight }) => ({ terms, weight: weight * synonymWeight })),
      ),
      ...names
        .filter(({ first, last }) => first < end && last >= start)
        .map(({ name }) => ({ terms: [name], weight: nameWeight })),
    ];
    if (alternatives.length > 0) clauses.push({ alternatives });
  }
  return clauses;
}

const traceback = "Traceback (most recent call last)";
/** The error at the end of a traceback, even if a one-line input field has joined its lines. */
const raised = /(?:^|\s)(?<error>(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Interrupt|Exit)(?::.*)?)$/;

/** @returns the error of a pasted traceback; any other text unchanged. */
function askedPart(text: string): string {
  // One error may cause another; the reader saw the last one.
  const start = text.lastIndexOf(traceback);
  if (start < 0) return text;
  const lastLine = text.slice(start).trimEnd().split(/\r?\n/).at(-1) ?? "";
  return raised.exec(lastLine.slice(-longestTraceback))?.groups?.["error"] ?? lastLine;
}

const definitionWords =
  /^\s*(?:what(?:'s|\s+(?:is|are|does))|define|(?:definition|meaning)\s+of)\b|\b(?:mean|meaning|definition)\W*$/gi;

/** Whether a query asks for a definition: "What is a silo?", "silo meaning". */
export function asksDefinition(text: string): boolean {
  return text.slice(0, longestQuery).search(definitionWords) >= 0;
}

/** What error messages look like, and words of readers for whom something does not work. */
const faultSigns = new RegExp(
  [
    /\b[A-Z]\w*(?:Error|Exception|Warning)\b/,
    /\b(?:errno|traceback|bugs?|errors?|exceptions?|faults?|issues?|mistakes?|problems?|troubles?|warnings?|wrong)\b/i,
    /\b(?:broken|cannot|conflicts?|crash(?:e[ds]|ing)?|denied|fail(?:ed|ing|s|ures?)?|hangs?|invalid|killed|missing|refused|stuck|unable)\b/i,
    /\b(?:unrecognized|unsupported|please)\b|\b(?:can't|could not|can not|(?:do|does|did)(?:n't| not))/i,
    /\bno (?:such|module|attribute)\b|\bnot (?:associated|available|defined|found|installed|support|work)/i,
    /\btakes \d+ positional\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/** Whether a query describes a problem, or is the message that a program printed. */
export function tellsFault(text: string): boolean {
  return faultSigns.test(askedPart(text).slice(0, longestQuery));
}

/** @returns the words that a name or a question is about: "silo" for "What is a silo?". */
export function subjectOf(text: string): readonly string[] {
  return wordsOf(text.slice(0, longestQuery).replace(definitionWords, " "))
    .map(({ term }) => term)
    .filter(isInformative);
}

function isInformative(term: string): boolean {
  return !isStopWord(term) && !isAskingWord(term);
}

interface JoinedName {
  readonly name: QueryTerm;
  /** Places of the first and the last word that it stands for. */
  readonly first: number;
  readonly last: number;
}

/** Joins neighboring words into possible names of code: "batch size" may be `batch_size`, "fed avg" FedAvg, and "stop a run" `run_stop`. */
function joinedNames(words: readonly PlacedWord[]): readonly JoinedName[] {
  const telling = words
    .map((word, place) => ({ ...word, place }))
    .filter(({ term, isIdentifier }) => !isStopWord(term) && !isIdentifier);
  return telling.flatMap((_, start) =>
    namesOf.flatMap((length) => {
      const run = telling.slice(start, start + length);
      const [first, last] = [run[0]?.place ?? 0, run.at(-1)?.place ?? 0];
      if (run.length < length) return [];
      const spelled = run.map(({ written }) => written.toLowerCase());
      const isTyped = last === words.length - 1;
      const joined = (term: string, isPrefix: boolean) => ({
        first,
        last,
        name: { term, parts: [], isIdentifier: false, isPrefix, isName: true as const },
      });
      return [
        joined(spelled.join("_"), isTyped),
        joined(spelled.join(""), isTyped),
        ...(length === 2 ? [joined([...spelled].reverse().join("_"), false)] : []),
      ];
    }),
  );
}

type Phrases = readonly (readonly (readonly QueryTerm[])[])[];

/** A site has hundreds of phrases, and each typed letter needs the same ones. */
const knownPhrases = new WeakMap<readonly (readonly string[])[], Phrases>();

function phrasesOf(synonyms: readonly (readonly string[])[]): Phrases {
  const known = knownPhrases.get(synonyms) ?? synonyms.map((group) => group.map(phraseOf));
  knownPhrases.set(synonyms, known);
  return known;
}

function phraseOf(phrase: string): readonly QueryTerm[] {
  return wordsOf(phrase).map((word) => ({ ...word, isPrefix: false }));
}

/**
 * Drops the stop words, which no index holds, and lowers the weight by their share: "log out" becomes "log" with half
 * the weight. @returns nothing if all words are stop words.
 */
function tellingPart(words: readonly QueryTerm[], isFiltered = true): readonly Alternative[] {
  const terms = isFiltered ? words.filter(({ term }) => !isStopWord(term)) : words;
  return terms.length === 0 ? [] : [{ terms, weight: terms.length / words.length }];
}

interface FoundPhrase {
  readonly length: number;
  /** The other phrases of its group. */
  readonly others: readonly (readonly QueryTerm[])[];
}

function longestPhrase(words: readonly Word[], place: number, groups: Phrases): FoundPhrase | null {
  let longest: FoundPhrase | null = null;
  for (const group of groups) {
    for (const phrase of group) {
      if (phrase.length <= (longest?.length ?? 0)) continue;
      if (phrase.every(({ term }, offset) => words[place + offset]?.term === term)) {
        longest = { length: phrase.length, others: group.filter((other) => other !== phrase) };
      }
    }
  }
  return longest;
}
