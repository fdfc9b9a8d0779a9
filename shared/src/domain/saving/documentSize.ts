import { DOCUMENT_MAX_BYTES, DOCUMENT_WARN_RATIO } from '../base/constants.ts'

/** Allowance for the document's name, and for the fields of a version next to its content. */
const NAME_ALLOWANCE = 2_048
const MAP_OVERHEAD = 32

/**
 * Size of a content as one document in bytes (https://firebase.google.com/docs/firestore/storage-size). A
 * string counts its UTF-8 bytes plus 1, a number 8, a boolean or null 1. A map counts its names and values
 * plus 32.
 */
export function documentSize(content: object): number {
  return NAME_ALLOWANCE + sizeOf(content)
}

/**
 * Fill level of a document: 'full' is refused before anything is written, 'nearlyFull' shows a
 * warning.
 */
export function documentFill(content: object): 'roomy' | 'nearlyFull' | 'full' {
  const size = documentSize(content)
  if (size > DOCUMENT_MAX_BYTES) return 'full'
  return size > DOCUMENT_MAX_BYTES * DOCUMENT_WARN_RATIO ? 'nearlyFull' : 'roomy'
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return stringSize(value)
  if (typeof value === 'number') return 8
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0)
  if (typeof value !== 'object' || value === null) return 1
  return Object.entries(value).reduce(
    (sum, [name, item]) => sum + stringSize(name) + sizeOf(item),
    MAP_OVERHEAD,
  )
}

function stringSize(text: string): number {
  // Fast path for ASCII, which most texts are.
  if (/^[ -~]*$/.test(text)) return text.length + 1
  let bytes = 1
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
