/** The text of an editor in an address. No server receives it, because browsers do not send the part after the #. */
export interface Shared {
  readonly text: string;
  readonly document: string | null;
}

const start = "#workbench=";
/** More than the workbench checks, and small enough to decompress at once. */
const mostBytes = 1_000_000;

/** @returns the hash of an address, with the #; null for a file that is too large to be opened from there. */
export async function toHash({ text, document }: Shared): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify([document, text]));
  if (bytes.length > mostBytes) return null;
  const packed = await through(bytes, new CompressionStream("deflate-raw"), Infinity);
  return (
    start +
    btoa(Array.from(packed, (byte) => String.fromCodePoint(byte)).join(""))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "")
  );
}

/** @returns undefined if an address shares nothing, null if the shared file cannot be read. */
export async function fromHash(hash: string): Promise<Shared | null | undefined> {
  if (!hash.startsWith(start)) return undefined;
  try {
    const code = hash.slice(start.length);
    if (!/^[\w-]+$/.test(code)) return null;
    const binary = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const bytes = await through(packed, new DecompressionStream("deflate-raw"), mostBytes);
    const [document, text, ...rest] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown[];
    const isShared =
      typeof text === "string" && (typeof document === "string" || document === null) && rest.length === 0;
    return isShared ? { text, document } : null;
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array> {
  const writer = (stream.writable as WritableStream<BufferSource>).getWriter();
  // The readable end of the stream reports invalid bytes as well.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too much");
    }
    chunks.push(value);
  }
  await written;
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
