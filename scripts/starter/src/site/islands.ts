import type { Islands } from "../shared/islands";

/** Programs that stand in documents, by name: CONTRIBUTING.md says how to add one. */
export const islands: Islands = {};
