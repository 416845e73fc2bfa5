import { certain, type Foreign, type Meaning } from "./foreignSyntax";

const why = "this is not how a heading gets an id";

const withId = (id: string): Meaning => ({ ...certain(why, `{#${id}}`), id });

/** Syntax after a heading that gives it an id or a class in other engines. */
export const foreignHeadings: readonly Foreign[] = [
  {
    // "{#id}" itself is parsed, so it is not in the text.
    pattern: /(?<=[ \t])\{:?[ \t]*(?:[#.][\w-]|id=)[^{}\n]*\}$/dg,
    read: ({ mark = "" }) => {
      const [, written, id] = /(?:#|\bid=["']?)(([\w-]+)[^\s"'}]*)/.exec(mark) ?? [];
      if (written === undefined) return { why: "headings have no classes", fix: "remove it." };
      // "{#a.b}" is an id with a full stop, or an id and a class.
      if (written !== id) return { why, fix: 'write an id of letters, digits and hyphens: "{#id}".' };
      return withId(id);
    },
  },
  {
    pattern: /(?<=[ \t])\[#(?<id>[A-Za-z][\w-]*)\]$/dg,
    read: ({ id = "" }) => withId(id),
  },
  {
    pattern: /(?<=[ \t])\{\/\*[ \t]*#(?<id>[\w-]+)[ \t]*\*\/\}$/dg,
    read: ({ id = "" }) => withId(id),
  },
];
