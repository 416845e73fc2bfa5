/** What ends a recording, in a sentence for whoever started it. */
export class RecordError extends Error {}
