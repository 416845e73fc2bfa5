import { createCodeTest } from "../code/codeRanges";
import { isEscaped } from "./convertText";
import { readTag, type Tag } from "./readTag";

/**
 * @param isLeftOut whether to ignore a tag at this offset.
 * @returns the tags of a text, in order, without those in code or after a backslash.
 */
export function* tagsIn(text: string, isLeftOut: (offset: number) => boolean = () => false): Generator<Tag> {
  const isCode = createCodeTest(text);
  let last = 0;
  for (const { index } of text.matchAll(/</g)) {
    if (index < last || isCode(index) || isEscaped(text, index) || isLeftOut(index)) continue;
    const tag = readTag(text, index);
    if (tag === null) continue;
    last = tag.end;
    yield tag;
  }
}
