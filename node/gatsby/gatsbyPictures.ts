import { isPrerendered } from "./prerendering";
import { openPictures, type Pictures } from "../pictures/openPictures";

/** Pictures as Gatsby's processes ask for them: made by the process beside Gatsby, or as they are shown where there is none. */
export function gatsbyPictures(root: string, pathPrefix: string): Pictures {
  return openPictures({ root, pathPrefix, onlyDescribes: isPrerendered() });
}
