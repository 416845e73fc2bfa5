import type { Root, Text } from "mdast";
import { signNamed } from "../../../content/emojiNames";
import { each } from "../../../syntax/tree";
import type { Draft } from "../draft";

/** Replaces emoji names such as `:tada:`, which VitePress reads, by the emoji. @param tree syntax tree of the draft's text. */
export function convertEmoji(draft: Draft, tree: Root): void {
  each<Text>(tree, ["text"], ({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    for (const { 0: code, 1: name = "", index } of draft.text
      .slice(start, end)
      .matchAll(/(?<![\w:.@/\\"'`]):(\+1|-1|[a-z][a-z\d_]*):(?![\w:/`])/g)) {
      const sign = signNamed(name);
      if (sign === undefined) continue;
      draft.replace(start + index, start + index + code.length, sign, "names of emoji, now signs");
    }
  });
}
