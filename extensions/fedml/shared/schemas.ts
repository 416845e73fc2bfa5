import { z } from "zod";

export const text = z.string().min(1);
export const texts = z.array(text).default([]);
/** A number, a boolean, a text or null, as in configuration files. */
export const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const url = z.url({ protocol: /^https?$/ });

/** Where the facts of one file come from; an entry may name its own file. */
export const source = z
  .strictObject({
    library: text.optional(),
    version: text.optional(),
    repository: url,
    commit: z.string().regex(/^[0-9a-f]{40}$/, "must be the 40 digits of a commit"),
    /** File or folder in the repository. */
    file: text,
  })
  .describe('write "source:" with "repository", "commit" and "file".');

export const file = text.describe(
  'write the file in the repository, such as "file: python/fedml/cli/modules/login.py".',
);

/** A publication that a fact names. */
export const citation = z.strictObject({
  title: text.optional(),
  authors: text.optional(),
  venue: text.optional(),
  year: z.int().optional(),
  link: url.optional(),
  /** Number on arXiv, in quotes because YAML would read it as a number. */
  arxiv: z
    .string()
    .regex(/^\d{4}\.\d{4,5}$/, "must be a number of arXiv")
    .describe('write it in quotes, such as "1602.05629".')
    .optional(),
});

/** Lines of a file in the repository. */
export const sourceLines = z
  .string()
  .regex(/^[\w/.-]+\.\w+#L\d+(?:-L\d+)?$/, "must name a file and its lines")
  .describe("write file and lines, such as python/fedml/runner.py#L19-L32.");

export const titled = z.strictObject({ id: text, title: text });

/** Something from older texts that the library no longer has. */
export const removedForm = z.strictObject({
  id: text,
  /** The form in older texts. */
  form: text,
  /** Its replacement: a name in the same file. */
  now: text.optional(),
  note: text.optional(),
});

export type Source = z.output<typeof source>;
export type Citation = z.output<typeof citation>;
