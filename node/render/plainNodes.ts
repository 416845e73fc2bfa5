import type { Paragraph } from "mdast";

/** A Markdown node with a loose type, because the trees here mix the types of several extensions. */
export interface Plain {
  readonly type: string;
  readonly value?: unknown;
  readonly data?: unknown;
  readonly children?: readonly Plain[];
}

export function text(value: string): Plain {
  return { type: "text", value };
}

export function html(value: string): Plain {
  return { type: "html", value };
}

export function paragraph(children: readonly Plain[]): Plain {
  return { type: "paragraph" satisfies Paragraph["type"], children };
}

/** Bold words; those that are bold already lose their own marks, which Markdown would read as the end. */
export function strong(children: readonly Plain[]): Plain {
  return { type: "strong", children: withoutStrong(children) };
}

function withoutStrong(nodes: readonly Plain[]): readonly Plain[] {
  return nodes.flatMap((node) => {
    if (!node.children) return [node];
    const children = withoutStrong(node.children);
    return node.type === "strong" ? children : [{ ...node, children }];
  });
}

export function emphasis(words: string): Plain {
  return { type: "emphasis", children: [text(words)] };
}

export function strongLine(children: readonly Plain[]): Plain {
  return paragraph([strong(children)]);
}
