import { boxNamed, isBox } from "../syntax/admonitions";
import { inElements, type Foreign } from "./foreignSyntax";

const snippet = 'put the file into content/snippets, and write <Include file="name.mdx" />';

/** Lines that begin a block or a definition in other engines. */
export const foreignBlocks: readonly Foreign[] = [
  {
    pattern: /(?![ \t>])(?<=^[ \t>]*)===[+!]{0,2}[ \t]+"(?<title>[^"\n]+)"(?=[ \t]*$)/dgm,
    read: ({ title = "" }, isMarkdown) => ({
      why: "it is a tab of MkDocs",
      fix: `write <Tab value="…" label="${title}"> within <Tabs>, below it the text without indentation, and </Tab> below that${inElements(isMarkdown)}.`,
    }),
  },
  {
    pattern: /(?![ \t>])(?<=^[ \t>]*)-+8<-+[ \t]+"[^"\n]+"/dgm,
    read: (_, isMarkdown) => ({ why: "it includes nothing here", fix: `${snippet}${inElements(isMarkdown)}.` }),
  },
  {
    pattern: /(?![ \t>])(?<=^[ \t>]*)\.\.[ \t]+(?<name>[a-z][a-z-]*(?::[a-z-]+)?)::(?=[ \t]|$)(?<rest>.*)/dgm,
    read: ({ name = "", rest = "" }) => {
      const why = "it is a directive of reStructuredText";
      if (name === "image" || name === "figure")
        return { why, fix: `write "![What it shows](${rest.trim() || "./picture.png"})".` };
      const box = isBox(name) ? name : boxNamed(name);
      if (box === undefined) return { why, fix: "write in Markdown what it shows." };
      return { why, fix: `write ":::${box}", below it the text without indentation, and ":::" below that.` };
    },
  },
  {
    pattern: /(?![ \t>])(?<=^[ \t>]*)\*\[(?<name>[^\][\n]+)\]:[ \t]+(?<meaning>\S.*)/dgm,
    read: ({ name = "", meaning = "" }, isMarkdown) => ({
      why: "there are no abbreviations of this kind here",
      fix: isMarkdown
        ? `write "${name} (${meaning.trim()})" where it comes first.`
        : `write "<abbr title="${meaning.trim()}">${name}</abbr>" where it comes first.`,
    }),
  },
  {
    // A term, with its meaning on the next line.
    pattern: /(?![ \t>])(?<=^[ \t>]*):[ \t]+(?<meaning>\p{L}.*)/dgmu,
    read: ({ mark = "", before = "" }) => {
      const above = before.split("\n").slice(0, -1);
      if (above.length > 1) return null;
      const term = above[0]?.trim() ?? "Term";
      return { why: "there are no definition lists here", fix: `write "- **${term}**${mark.replace(/[ \t]+/, " ")}".` };
    },
  },
  {
    pattern: /^\[[/>-]\](?=[ \t])/dg,
    read: () => ({ why: "a task has no such state", fix: 'write "[ ]" or "[x]".' }),
  },
  {
    pattern: /^\+\+\+[ \t]*(?=\n[ \t]*[\w-]+[ \t]*=)/dg,
    read: () => ({
      why: "front matter is YAML",
      fix: 'write its keys at the top of the file, between two lines "---": "title: Install".',
    }),
  },
];
