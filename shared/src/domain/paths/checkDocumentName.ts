import { DOCUMENT_NAME_MAX_LENGTH } from '../base/constants.ts'
import { normalizeName } from '../base/plainLetters.ts'
import type { StudioErrorCode } from '../errors/catalogue.ts'

export type DocumentNameErrorCode = Extract<StudioErrorCode, `cen/doc-id-${string}`>

/** Control characters, line breaks among them, and characters that change the direction of the text around them. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Matches a character that can be seen. */
const VISIBLE = /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The first code unit of a character of two, without the second. */
const HALF_AT_END = /[\ud800-\udbff]$/

/**
 * Checks a document's name on save, rename and copy (docs/product.md §5). firestore.rules states the same.
 * @returns the code of the first violated rule, null for a valid name. cen/doc-id-empty, for a name without a visible
 * character, is our choice: Firestore rejects an empty document id.
 */
export function checkDocumentName(name: string): DocumentNameErrorCode | null {
  if (!VISIBLE.test(name)) return 'cen/doc-id-empty'
  if (name.length > DOCUMENT_NAME_MAX_LENGTH) return 'cen/doc-id-too-long'
  if (name.includes('/')) return 'cen/doc-id-contains-slash'
  if (name === '.' || name === '..') return 'cen/doc-id-contains-periods'
  if (name.startsWith('__') && name.endsWith('__')) return 'cen/doc-id-contains-double-underscores'
  if (name.search(CONTROLS) >= 0) return 'cen/doc-id-contains-control-characters'
  return null
}

/** Shortens a name to a number of UTF-16 code units, without half a character at the end. */
export function shortenName(name: string, length = DOCUMENT_NAME_MAX_LENGTH): string {
  if (name.length <= length) return name
  return name.slice(0, length).replace(HALF_AT_END, '').trimEnd()
}

/** Normalizes a name from a file, and removes what no document name may contain: slashes and control characters. */
export function cleanName(name: string): string {
  return normalizeName(name.replaceAll('/', '-').replace(CONTROLS, ' '))
}

/** A valid document name made of a text; null if it has none. */
export function documentNameOf(text: string): string | null {
  const name = shortenName(cleanName(text.replaceAll(/\s+/g, ' ')))
  return checkDocumentName(name) === null ? name : null
}
