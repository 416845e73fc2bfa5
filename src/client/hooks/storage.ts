/** The browser's storage, which throws where it is forbidden or full. What is not kept is lost without a word: it is a comfort. */
export function readStorage(key: string): string | null {
  return read(() => localStorage, key);
}

export function writeStorage(key: string, value: string): void {
  write(() => localStorage, key, value);
}

/** The same for one tab: lost when it is closed. */
export function readSession(key: string): string | null {
  return read(() => sessionStorage, key);
}

export function writeSession(key: string, value: string): void {
  write(() => sessionStorage, key, value);
}

/** Storage that is forbidden throws when it is named. */
type NameStorage = () => Storage;

function read(storage: NameStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: NameStorage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Forbidden or full.
  }
}
