import type { GatsbyCache } from "gatsby";
import type { Reference } from "../elements/reference";
import type { WithSite } from "../site/definition";
import { referenceKey } from "./cached";
import { perRun } from "./perRun";

interface CachedReference {
  readonly digests: Reference["digests"];
  readonly plain: unknown;
  readonly recordings: Reference["recordings"];
  readonly snippets: Reference["snippets"];
}

type Args = WithSite<{ readonly cache: GatsbyCache }>;

const latest = perRun<Promise<Reference>>();

/** The reference data as last read. Worker processes get them from the cache and parse no YAML. */
export function referenceOf({ cache, definition }: Args): Promise<Reference> {
  return latest.get(cache, async () => {
    const cached = (await cache.get(referenceKey)) as CachedReference | undefined;
    const { extension, settings } = definition;
    const { variables, docs } = settings;
    const { plain = null, recordings, snippets } = cached ?? {};
    return { ...extension.restore(plain), recordings, snippets, variables, numberPrefixes: docs.numberPrefixes };
  });
}

/** Caches the reference data for resolvers, in this process and in workers. */
export async function cacheReference(cache: GatsbyCache, reference: Reference): Promise<void> {
  latest.set(cache, Promise.resolve(reference));
  const { plain, digests, recordings, snippets } = reference;
  const cached = (await cache.get(referenceKey)) as CachedReference | undefined;
  const known = JSON.stringify([cached?.digests, cached?.recordings, cached?.snippets]);
  if (known !== JSON.stringify([digests, recordings, snippets]))
    await cache.set(referenceKey, { digests, plain, recordings, snippets } satisfies CachedReference);
}
