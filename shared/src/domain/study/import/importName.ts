import { checkDocumentName, cleanName, shortenName } from '../../paths/checkDocumentName.ts'
import { freeStudyName } from '../freeStudyName.ts'

/**
 * A free name for an imported study.
 * @param wanted name in the file, or the file's own name
 */
export function importName(wanted: string, taken: Iterable<string>): string {
  const name = shortenName(cleanName(wanted))
  return freeStudyName(checkDocumentName(name) === null ? name : 'Imported study', taken)
}
