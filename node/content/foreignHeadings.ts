import { certain, type Foreign } from "./foreignSyntax";

const why = "this is not how a heading gets an id";

/** What other engines write behind a heading, so that it gets an id or a class. */
export const foreignHeadings: readonly Foreign[] = [
  {
    // "{#id}" itself is not among the words.
    pattern: /(?<=[ \t])\{:?[ \t]*(?:[#.][\w-]|id=)[^{}\n]*\}$/dg,
    read: ({ mark = "" }) => {
      const [, written, id] = /(?:#|\bid=["']?)(([\w-]+)[^\s"'}]*)/.exec(mark) ?? [];
      if (written === undefined) return { why: "headings have no classes", fix: "remove it." };
      // "{#a.b}" is an id with a full stop, or an id and a class.
      if (written !== id) return { why, fix: 'write an id of letters, digits and hyphens: "{#id}".' };
      return certain(why, `{#${id}}`);
    },
  },
  {
    pattern: /(?<=[ \t])\[#(?<id>[A-Za-z][\w-]*)\]$/dg,
    read: ({ id = "" }) => certain(why, `{#${id}}`),
  },
  {
    pattern: /(?<=[ \t])\{\/\*[ \t]*#(?<id>[\w-]+)[ \t]*\*\/\}$/dg,
    read: ({ id = "" }) => certain(why, `{#${id}}`),
  },
];
