/**
 * Longest that a reader waits for the search, in milliseconds: for its window from the key that opens it, for an answer from
 * the question on. At 100 kbit/s the window takes 4 s and the first answer another 3, so only slower lines are cut off.
 */
export const searchPatience = 10_000;

/** @throws {Error} when there is no answer within so many milliseconds. */
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

/** Between two letters of a quick typist there are fewer milliseconds: what is loaded after so many is for somebody who reads. */
export const lettersApart = 150;
