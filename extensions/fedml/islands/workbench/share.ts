/** The text of an editor in an address: nothing is sent, because browsers keep what stands behind the # for themselves. */
export interface Shared {
  readonly text: string;
  readonly document: string | null;
}

const start = "#workbench=";
/** More than the workbench reads, and little enough to unpack at once. */
const mostBytes = 1_000_000;

/** @returns the part of an address behind its page, with the #; null for a file that is too large to be opened from there. */
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

/** @returns undefined where an address shares nothing, null where what it shares cannot be read. */
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
  // What is wrong with the bytes is told by the other end as well.
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
