import { Fragment } from "react";
import { linesOf } from "../../shared/linesOf";

/** A text whose long names may be broken at their seams. Breaks are elements, so that what is copied holds none. */
export function Seams({ text }: { readonly text: string }) {
  return linesOf(text).map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {line}
    </Fragment>
  ));
}
