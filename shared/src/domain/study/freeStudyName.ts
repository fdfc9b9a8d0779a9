import { DOCUMENT_NAME_MAX_LENGTH } from '../base/constants.ts'
import { normalizeName } from '../base/plainLetters.ts'
import { shortenName } from '../paths/checkDocumentName.ts'

/**
 * The wanted name as it is stored, or the first of "… 2", "… 3" … that no study has.
 * @param wanted a valid document name; it is shortened if its number would make it too long
 */
export function freeStudyName(wanted: string, taken: Iterable<string>): string {
  const names = new Set(Array.from(taken, normalizeName))
  const base = normalizeName(wanted)
  let name = shortenName(base)
  for (let number = 2; names.has(name); number += 1) {
    const ending = ` ${number}`
    name = `${shortenName(base, DOCUMENT_NAME_MAX_LENGTH - ending.length)}${ending}`
  }
  return name
}
