/** An error that ends a recording; its message is for the user. */
export class RecordError extends Error {}
