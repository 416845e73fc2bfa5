import type { Strings } from "../../../shared/strings";
import { openPicture } from "../zoomPicture/openPicture";
import { sayBriefly } from "../notice/sayBriefly";

/**
 * @param link of a picture or a heading, or the button of a diagram.
 * @param isCopied whether the URL of a heading is in the clipboard; if not, it is in the address bar.
 */
export function actOn(link: HTMLAnchorElement, isCopied: boolean, { close, linkCopied }: Strings["content"]): void {
  if (isCopied) sayBriefly(linkCopied);
  else if (link.className !== "anchor") openPicture(link, close);
}
