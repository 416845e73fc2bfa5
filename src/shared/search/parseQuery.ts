import { isAskingWord, isStopWord, placedWordsOf, wordsOf, type PlacedWord, type Word } from "./terms";

/** What a page should hold: one of several wordings of the same thing. */
export interface Clause {
  readonly alternatives: readonly Alternative[];
}

/** Words that belong together. */
export interface Alternative {
  readonly terms: readonly QueryTerm[];
  /** 1 for what was typed. */
  readonly weight: number;
}

export interface QueryTerm extends Pick<Word, "term" | "parts" | "isIdentifier"> {
  /** Whether it may be the beginning of a word: it is being typed. */
  readonly isPrefix: boolean;
  /** Whether it is looked up as a title, a heading or a name alone. */
  readonly isName?: true;
}

/** More than this is not a question any more: the rest is left out. */
const longestQuery = 200;
/** A traceback says at its end what went wrong. */
const longestTraceback = 2_000;
const mostWords = 12;
/** A synonym is worth less than the word itself, and so is a name of code that the words may stand for. */
const synonymWeight = 0.85;
const nameWeight = 0.6;
/** How many words are tried as one name: "client_num_per_round". */
const namesOf = [2, 3, 4];

/**
 * @param text     anything that a reader may type or paste.
 * @param synonyms groups of phrases that mean the same.
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
          // "Set" alone is not "set up".
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
/** The error that a traceback ends with, even where a field of one line has joined its lines. */
const raised = /(?:^|\s)(?<error>(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Interrupt|Exit)(?::.*)?)$/;

/** @returns the error of a pasted traceback; any other text as it is. */
function askedPart(text: string): string {
  // One error may follow from another; the last one is what the reader met.
  const start = text.lastIndexOf(traceback);
  if (start < 0) return text;
  const lastLine = text.slice(start).trimEnd().split(/\r?\n/).at(-1) ?? "";
  return raised.exec(lastLine.slice(-longestTraceback))?.groups?.["error"] ?? lastLine;
}

const definitionWords =
  /^\s*(?:what(?:'s|\s+(?:is|are|does))|define|(?:definition|meaning)\s+of)\b|\b(?:mean|meaning|definition)\W*$/gi;

/** Whether a query asks what something is: "What is a silo?", "silo meaning". */
export function asksDefinition(text: string): boolean {
  return text.slice(0, longestQuery).search(definitionWords) >= 0;
}

/** What a message of an error looks like, and the words of somebody whom something does not work for. */
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

/** Whether a query tells of something that goes wrong, or is what a program printed then. */
export function tellsFault(text: string): boolean {
  return faultSigns.test(askedPart(text).slice(0, longestQuery));
}

/** @returns what a name or a question is about: of "What is a silo?" it is "silo". */
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
  /** Places of the words that it stands for. */
  readonly first: number;
  readonly last: number;
}

/** "batch size" may be `batch_size`, "fed avg" FedAvg, and "stop a run" `run_stop`. */
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

/** A site has hundreds of them, and the same for each letter typed. */
const knownPhrases = new WeakMap<readonly (readonly string[])[], Phrases>();

function phrasesOf(synonyms: readonly (readonly string[])[]): Phrases {
  const known = knownPhrases.get(synonyms) ?? synonyms.map((group) => group.map(phraseOf));
  knownPhrases.set(synonyms, known);
  return known;
}

function phraseOf(phrase: string): readonly QueryTerm[] {
  return wordsOf(phrase).map((word) => ({ ...word, isPrefix: false }));
}

/** Of "log out" the index holds "log" alone, which says half of it. @returns nothing for words that stand everywhere. */
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
