import { FileProblem } from '../FileProblem.ts'

/**
 * Decodes the text of a file in the encodings that spreadsheets write: UTF-8, UTF-16 or Windows-1252. The
 * byte order mark or the bytes themselves decide.
 * @throws FileProblem if the bytes are not text
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes)
  const text = encoding === null ? decodeNarrow(bytes) : new TextDecoder(encoding).decode(bytes)
  if (!text.includes('\0')) return text
  throw new FileProblem('This file holds no text. Choose a .xlsx, .csv or .json file.')
}

/** The encoding of a text with two bytes for each character; null for any other. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 1_000)
  if (isMostlyZero(start, 1)) return 'utf-16le'
  if (isMostlyZero(start, 0)) return 'utf-16be'
  return null
}

/** Whether every second byte is zero, as in UTF-16 with Latin letters. */
function isMostlyZero(bytes: Uint8Array, from: 0 | 1): boolean {
  const halves = bytes.filter((_byte, at) => at % 2 === from)
  return halves.length > 1 && halves.filter((byte) => byte === 0).length > halves.length * 0.7
}

function decodeNarrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
