import { createHash } from "node:crypto";

/** @returns the SHA-256 digest of a text or of bytes, 64 hexadecimal digits. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
