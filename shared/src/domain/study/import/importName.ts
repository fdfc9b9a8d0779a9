import { DOCUMENT_NAME_MAX_LENGTH } from '../../base/constants.ts'
import { checkDocumentName } from '../../paths/checkDocumentName.ts'
import { freeStudyName } from '../freeStudyName.ts'

/**
 * A free name for an imported study.
 * @param wanted name in the file, or the file's own name
 */
export function importName(wanted: string, taken: Iterable<string>): string {
  const name = wanted.replaceAll('/', '-').trim().slice(0, DOCUMENT_NAME_MAX_LENGTH).trim()
  return freeStudyName(checkDocumentName(name) === null ? name : 'Imported study', taken)
}
