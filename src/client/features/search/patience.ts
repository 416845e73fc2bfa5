/**
 * Longest time that a reader waits for the search, in milliseconds: for the window from the key press that opens it, for an
 * answer from the query on. At 100 kbit/s, the window takes 4 s and the first answer another 3 s, so only slower connections
 * are cut off.
 */
export const searchPatience = 10_000;

/** @throws {Error} when there is no answer within `patience` milliseconds. */
export async function within<Answer>(patience: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer for ${patience} ms.`)), patience);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Longer than the milliseconds between two letters of a fast typist: after such a pause, the reader is reading. */
export const lettersApart = 150;
