import { FileProblem } from '../FileProblem.ts'

/**
 * The text of a file in any of the encodings spreadsheets write: UTF-8 and UTF-16 by their marks or by what they look
 * like, and otherwise Windows-1252.
 * @throws FileProblem for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (!text.includes('\0')) return text
  throw new FileProblem('This file holds no text. Choose a .xlsx, .csv or .json file.')
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 1_000)
  if (isMostlyZero(start, 1)) return 'utf-16le'
  if (isMostlyZero(start, 0)) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Whether every second byte of a Latin text is what UTF-16 puts before or after its letters. */
function isMostlyZero(bytes: Uint8Array, from: 0 | 1): boolean {
  const halves = bytes.filter((_byte, at) => at % 2 === from)
  return halves.length > 1 && halves.filter((byte) => byte === 0).length > halves.length * 0.7
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
