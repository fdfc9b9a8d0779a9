import { strToU8, zipSync } from 'fflate'

/**
 * Packs the parts of an office file as a zip.
 * @param parts text or bytes by path, in this order
 * @param madeAt modification time of each part
 */
export function packZip(
  parts: Readonly<Record<string, string | Uint8Array>>,
  madeAt: Date,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(parts).map(
    ([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text] as const,
  )
  return zipSync(Object.fromEntries(entries), { mtime: madeAt })
}
