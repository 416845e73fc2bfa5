import { fields, type IndexCore, type TermEntry } from "./indexFormat";

/** How many terms the fields of the records have. */
export interface RecordLengths {
  /** Number of records. */
  readonly count: number;
  /** By field. */
  readonly averages: readonly number[];
  /** Words of the title, the heading or the name of each record: it has one of them. */
  readonly leading: readonly number[];
  /** Rounded terms of the text of each record. */
  readonly text: readonly number[];
  /** Records that have a name: things of the reference data. */
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
    // A heading may be made of stop words alone.
    leading: numbers.map((record) => Math.max(1, digits[2 * record] ?? 1)),
    text: numbers.map((record) => 2 ** (digits[2 * record + 1] ?? 0)),
    named: new Set(
      terms
        .filter((entry) => entry.isIn(name))
        .flatMap(({ postings }) => postings.find(({ field }) => field === name)?.records ?? []),
    ),
  };
}

/** @returns terms of a field of a record, as far as the index knows. */
export function fieldLength({ averages, leading, text: texts, named }: RecordLengths, record: number, field: number) {
  if (field < summary) return leading[record] ?? 1;
  // What a thing of the reference data is for stands in its summary.
  if (field === text || (field === summary && named.has(record))) return texts[record] ?? 1;
  return averages[field === summary ? summary : code] ?? 1;
}
