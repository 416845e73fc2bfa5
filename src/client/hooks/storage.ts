/** Reads the browser's storage, which throws if it is forbidden or full. Errors are ignored, because nothing essential is stored. */
export function readStorage(key: string): string | null {
  return read(() => localStorage, key);
}

export function writeStorage(key: string, value: string): void {
  write(() => localStorage, key, value);
}

/** The same for one tab: the value is lost when the tab is closed. */
export function readSession(key: string): string | null {
  return read(() => sessionStorage, key);
}

export function writeSession(key: string, value: string): void {
  write(() => sessionStorage, key, value);
}

/** A function, because a forbidden storage throws as soon as it is accessed. */
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
