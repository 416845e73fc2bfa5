import type { GatsbyCache } from "gatsby";
import {
  emptyReferenceData,
  indexReference,
  type Digests,
  type Reference,
} from "../../extensions/fedml/data/reference";
import type { ReferenceData } from "../../extensions/fedml/data/schemas";
import { referenceKey } from "./cached";

interface KeptReference {
  readonly data: ReferenceData;
  readonly digests: Digests;
  readonly unread: readonly string[];
}

/** The reference data of this process, by the cache they are kept in, so that two runs in one process share nothing. */
const memories = new WeakMap<GatsbyCache, Promise<Reference>>();

/** The reference data as they were last read: worker processes get them from the cache and parse no YAML. */
export function referenceOf(cache: GatsbyCache): Promise<Reference> {
  const known = memories.get(cache);
  if (known) return known;
  const loading = cache.get(referenceKey).then((kept) => {
    const { data, digests, unread } = (kept ?? { data: emptyReferenceData, digests: {}, unread: [] }) as KeptReference;
    return indexReference(data, digests, unread);
  });
  memories.set(cache, loading);
  return loading;
}

/** Keeps the reference data for resolvers, in this process and in workers. */
export async function keepReference(cache: GatsbyCache, reference: Reference): Promise<void> {
  memories.set(cache, Promise.resolve(reference));
  const { data, digests, unread } = reference;
  const kept = (await cache.get(referenceKey)) as KeptReference | undefined;
  if (JSON.stringify(kept?.digests) !== JSON.stringify(digests))
    await cache.set(referenceKey, { data, digests, unread } satisfies KeptReference);
}
