import { z } from "zod";

/**
 * Parts of an address become folder names in the output and words in the hosts' rule files, so they must not lead to a parent folder or
 * have a meaning to a server. A text that is not an address at all passes: another rule reports it.
 */
export const harmlessAddress = /^(?!\/)|\/$|^(?:\/(?!\.{1,2}(?:\/|$))[^/\s\p{C}"'`$%&*;<>?#\\^{|}]+)+$/u;
export const harmfulAddress = 'has "..", a space or a sign that addresses do without';

/** An address on this site: starts with "/", no slash at the end. */
const address = z
  .string()
  .regex(/^\/(?:.*[^/])?$/, 'must start with "/" and not end with one')
  .regex(harmlessAddress, harmfulAddress);

/**
 * Front matter of a document: the only keys an author may write. Each is documented with an example in CONTRIBUTING.md. Authors see the
 * descriptions as the fix for a wrong value.
 */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).describe('write a text, such as "title: Launch a job".'),
  description: z.string().min(1).optional().describe('write one sentence, such as "description: How to start a job."'),
  sidebar_label: z.string().min(1).optional().describe('write a short text, such as "sidebar_label: Launch".'),
  sidebar_position: z.number().optional().describe('write a number, such as "sidebar_position: 2".'),
  slug: address.optional().describe('write an address, such as "slug: /launch/yaml".'),
  redirect_from: z
    .array(address)
    .default([])
    .describe('write a list of addresses, such as "redirect_from: [/old/page]".'),
  tags: z
    .array(z.string().regex(/[\p{L}\p{N}]/u, "has neither letter nor digit"))
    .default([])
    .describe('write a list of words, such as "tags: [launch, cli]".'),
  keywords: z.array(z.string().min(1)).default([]).describe('write a list of words, such as "keywords: [gpu]".'),
  search_words: z
    .array(z.string().min(1))
    .default([])
    .describe('write a list of words, such as "search_words: [rent a gpu]".'),
  hide_table_of_contents: z.boolean().default(false).describe('write "true" or "false".'),
  pagination: z.boolean().default(true).describe('write "true" or "false"; false hides previous and next.'),
  /** The document's step number in each learning path, by the name of the path. */
  learning_paths: z
    .record(z.string(), z.int().positive())
    .default({})
    .describe('write "learning_paths:", and below it names of src/site/settings.ts, each with the number of the step.'),
  /** Entries that the document covers, by kind of reference data: see `Reference.coverKinds`. */
  covers: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('write "covers:", and below it kinds of reference data, each with a list.'),
  thin: z
    .string()
    .min(1)
    .optional()
    .describe('write the reason why the page is short, such as "thin: The command has no options."'),
  draft: z.boolean().default(false).describe('write "true" or "false"; a draft is shown by "npm run develop" only.'),
  unlisted: z
    .boolean()
    .default(false)
    .describe('write "true" or "false"; an unlisted page is reached by its links alone.'),
  notebook: z
    .boolean()
    .default(false)
    .describe('write "true" or "false"; true offers the page as a Jupyter notebook too.'),
  image: z
    .string()
    .startsWith("/")
    .optional()
    .describe('write a file of the static folder, such as "image: /img/card.png".'),
  last_update: z.iso.date().optional().describe('write a day in quotes, such as last_update: "2026-11-20".'),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** `_category_.yml`: the name of a folder of documents, and how it is listed. */
export const categorySchema = z.strictObject({
  label: z.string().min(1).describe('write a text, such as "label: On-premise clusters".'),
  position: z.number().optional().describe('write a number, such as "position: 3".'),
  collapsed: z.boolean().default(true).describe('write "true" or "false".'),
  description: z.string().min(1).optional().describe("write one sentence."),
  link: z
    .strictObject({
      type: z.literal("generated-index"),
      slug: z.string().regex(/^(?:\/[\w.-]+)?\/category\/[a-z0-9-]+$/, 'must look like "/category/name"'),
    })
    .optional()
    .describe('write "link:", and below it "type: generated-index" and "slug: /category/name".'),
});

export type CategoryFrontMatter = z.output<typeof categorySchema>;
