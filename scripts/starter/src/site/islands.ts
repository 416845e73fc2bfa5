import type { Islands } from "../shared/islands";

/** Programs that documents can contain, by name: CONTRIBUTING.md says how to add one. */
export const islands: Islands = {};
