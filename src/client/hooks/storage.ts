/** The browser's storage, which throws where it is forbidden or full. What is not kept is lost without a word: it is a comfort. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forbidden or full.
  }
}
