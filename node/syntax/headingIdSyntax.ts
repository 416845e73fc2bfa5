import type { Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import type { Code, Construct, Effects, Extension, State } from "micromark-util-types";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    headingId: "headingId";
    headingIdMarker: "headingIdMarker";
    headingIdValue: "headingIdValue";
  }
}

declare module "mdast" {
  interface StaticPhrasingContentMap {
    headingId: HeadingIdNode;
  }
}

const code = { hash: 35, hyphen: 45, underscore: 95, leftBrace: 123, rightBrace: 125 };

function isIdCharacter(value: Code): value is number {
  if (value === null) return false;
  return (
    value === code.hyphen || value === code.underscore || /[0-9A-Za-z]/.test(String.fromCodePoint(Math.max(value, 0)))
  );
}

/**
 * `{#custom-id}` in text. MDX takes every "{" for the start of an expression, and "#custom-id" is not JavaScript. The parser tries this
 * construct first, and it rejects everything else.
 */
const headingId: Construct = {
  name: "headingId",
  tokenize(effects: Effects, ok: State, nok: State): State {
    return (value) => {
      effects.enter("headingId");
      effects.enter("headingIdMarker");
      effects.consume(value);
      return hash;
    };
    function hash(value: Code): ReturnType<State> {
      if (value !== code.hash) return nok(value);
      effects.consume(value);
      effects.exit("headingIdMarker");
      return first;
    }
    function first(value: Code): ReturnType<State> {
      if (!isIdCharacter(value)) return nok(value);
      effects.enter("headingIdValue");
      effects.consume(value);
      return rest;
    }
    function rest(value: Code): ReturnType<State> {
      if (isIdCharacter(value)) {
        effects.consume(value);
        return rest;
      }
      if (value !== code.rightBrace) return nok(value);
      effects.exit("headingIdValue");
      effects.enter("headingIdMarker");
      effects.consume(value);
      effects.exit("headingIdMarker");
      effects.exit("headingId");
      return ok;
    }
  },
};

export const headingIdSyntax: Extension = { text: { [code.leftBrace]: headingId } };

/** A node without `value` and `children`, so that text utilities do not count the id as words. */
export interface HeadingIdNode {
  type: "headingId";
  id: string;
}

export const headingIdFromMarkdown: FromMarkdownExtension = {
  enter: {
    headingId(token) {
      const id = this.sliceSerialize(token).slice(2, -1);
      this.enter({ type: "headingId", id }, token);
    },
  },
  exit: {
    headingId(token) {
      this.exit(token);
    },
  },
};
