import { fields, type IndexCore, type TermEntry } from "./indexFormat";

/** Numbers of terms in the fields of the records. */
export interface RecordLengths {
  /** Number of records. */
  readonly count: number;
  /** Average number of terms, by field. */
  readonly averages: readonly number[];
  /** Number of words in the title, the heading or the name of each record: it has one of these. */
  readonly leading: readonly number[];
  /** Number of terms in the text of each record, rounded to a power of 2. */
  readonly text: readonly number[];
  /** Records with a name: the things of the reference data. */
  readonly named: ReadonlySet<number>;
}

const [name, summary, text, code] = (["name", "summary", "text", "code"] as const).map((field) =>
  fields.indexOf(field),
) as [number, number, number, number];

/** @param terms of the leading fields. */
export function readLengths({ lengths, averageLengths }: IndexCore, terms: readonly TermEntry[]): RecordLengths {
  const count = lengths.length / 2;
  const digits = Array.from(lengths, (digit) => parseInt(digit, 36));
  const numbers = Array.from({ length: count }, (_, record) => record);
  return {
    count,
    averages: averageLengths,
    // A heading may consist of stop words and asking words only.
    leading: numbers.map((record) => Math.max(1, digits[2 * record] ?? 1)),
    text: numbers.map((record) => 2 ** (digits[2 * record + 1] ?? 0)),
    named: new Set(
      terms
        .filter((entry) => entry.isIn(name))
        .flatMap(({ postings }) => postings.find(({ field }) => field === name)?.records ?? []),
    ),
  };
}

/** @returns the number of terms in a field of a record, or the average if the index does not store it. */
export function fieldLength({ averages, leading, text: texts, named }: RecordLengths, record: number, field: number) {
  if (field < summary) return leading[record] ?? 1;
  // The text of a thing of the reference data is in its summary.
  if (field === text || (field === summary && named.has(record))) return texts[record] ?? 1;
  return averages[field === summary ? summary : code] ?? 1;
}
