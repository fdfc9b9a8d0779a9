import { strToU8, zipSync } from 'fflate'

/**
 * The parts of an office file as one zip.
 * @param parts text by path, in the order they are to stand
 * @param madeAt stands as the time of each
 */
export function packZip(parts: Readonly<Record<string, string>>, madeAt: Date): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: madeAt })
}
