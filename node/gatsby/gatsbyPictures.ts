import { isPrerendered } from "./prerendering";
import { openPictures, type Pictures } from "../pictures/openPictures";

/**
 * Pictures for Gatsby's processes. The prerendering process writes their files; without one, each file is written when the picture is
 * rendered.
 */
export function gatsbyPictures(root: string, pathPrefix: string): Pictures {
  return openPictures({ root, pathPrefix, onlyDescribes: isPrerendered() });
}
