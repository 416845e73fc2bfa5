import type { GatsbyCache } from "gatsby";
import type { Reference } from "../elements/reference";
import type { WithSite } from "../site/definition";
import { referenceKey } from "./cached";

interface CachedReference {
  readonly digests: Reference["digests"];
  readonly plain: unknown;
}

type Args = WithSite<{ readonly cache: GatsbyCache }>;

/** The reference data of this process, by the cache they are kept in, so that two runs in one process share nothing. */
const memories = new WeakMap<GatsbyCache, Promise<Reference>>();

/** The reference data as they were last read: worker processes get them from the cache and parse no YAML. */
export function referenceOf({ cache, definition }: Args): Promise<Reference> {
  const known = memories.get(cache);
  if (known) return known;
  const loading = cache
    .get(referenceKey)
    .then((cached) => definition.extension.restore((cached as CachedReference | undefined)?.plain ?? null));
  memories.set(cache, loading);
  return loading;
}

/** Caches the reference data for resolvers, in this process and in workers. */
export async function cacheReference(cache: GatsbyCache, reference: Reference): Promise<void> {
  memories.set(cache, Promise.resolve(reference));
  const { plain, digests } = reference;
  const cached = (await cache.get(referenceKey)) as CachedReference | undefined;
  if (JSON.stringify(cached?.digests) !== JSON.stringify(digests))
    await cache.set(referenceKey, { digests, plain } satisfies CachedReference);
}
