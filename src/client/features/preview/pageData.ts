/** What is read here of the data of a page. */
export interface PageData {
  /** Name of the template that the data are for. */
  readonly componentChunkName?: string;
  readonly result?: { readonly pageContext?: { readonly digest?: string } };
}

/** The server answers when it has made the data. @returns nothing for a server that cannot be reached. */
export async function readPageData(path: string): Promise<PageData> {
  try {
    const data = await fetch(`/page-data${encodeURI(path === "/" ? "/index" : path)}/page-data.json`);
    return (await data.json()) as PageData;
  } catch {
    return {};
  }
}
