import { DOCUMENT_MAX_BYTES, DOCUMENT_WARN_RATIO } from '../base/constants.ts'
import type { Study } from './Study.ts'

/** Room for the document's own name, and for what is written about a version beside its content. */
const NAME_ALLOWANCE = 2_048
const MAP_OVERHEAD = 32

/**
 * Bytes a study takes as one document, by the database's published computation
 * (https://firebase.google.com/docs/firestore/storage-size): a string its UTF-8 bytes and one more, a number 8,
 * true, false and null 1, a map its names and values and 32 more.
 */
export function studyDocumentSize(study: Study): number {
  return NAME_ALLOWANCE + sizeOf(study)
}

/** How full a study's document is: 'full' is refused before anything is written, 'nearlyFull' warns. */
export function studyDocumentFill(study: Study): 'roomy' | 'nearlyFull' | 'full' {
  const size = studyDocumentSize(study)
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
  // Most texts, and quick to tell.
  if (/^[ -~]*$/.test(text)) return text.length + 1
  let bytes = 1
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
