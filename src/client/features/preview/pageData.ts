/** The part of a page's data that the live preview reads. */
export interface PageData {
  /** Name of the template that the data are for. */
  readonly componentChunkName?: string;
  readonly result?: { readonly pageContext?: { readonly digest?: string } };
}

/** Reads a page's data; the server answers when it has made them. @returns an empty object if the server cannot be reached. */
export async function readPageData(path: string): Promise<PageData> {
  try {
    const data = await fetch(`/page-data${encodeURI(path === "/" ? "/index" : path)}/page-data.json`);
    return (await data.json()) as PageData;
  } catch {
    return {};
  }
}
