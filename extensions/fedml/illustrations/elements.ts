import { nearest } from "../../../node/common/nearest";
import { ElementError, type Element } from "../../../node/elements/element";
import { flowComponent } from "../../../node/elements/mdast";
import type { Illustration } from "./illustration";
import { keyPictures, sketches } from "./illustrations";

/** `<KeyPicture name="round" />`, `<Sketch name="sign-up" />` */
export const illustrationElements: Readonly<Record<string, Element>> = {
  KeyPicture: elementOf(keyPictures, "key picture", false),
  Sketch: elementOf(sketches, "sketch", true),
};

function elementOf(known: ReadonlyMap<string, Illustration>, kind: string, isSketch: boolean): Element {
  return {
    reads: [],
    attributes: { name: "required" },
    expand: ({ name = "" }) => {
      const illustration = known.get(name);
      if (!illustration) {
        const near = nearest(name, [...known.keys()]);
        const fix = near === null ? `use one of ${[...known.keys()].join(", ")}` : `write "${near}"`;
        throw new ElementError(
          "unknown-reference",
          `There is no ${kind} "${name}".`,
          `${fix}, or add it to extensions/fedml/illustrations.`,
        );
      }
      const { wide, narrow, alt, caption } = illustration;
      return [
        flowComponent("Illustration", {
          svg: wide + narrow,
          alt,
          caption,
          className: isSketch ? "sketch" : "key-picture",
        }),
      ];
    },
  };
}
