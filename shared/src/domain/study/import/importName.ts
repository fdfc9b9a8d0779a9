import { DOCUMENT_NAME_MAX_LENGTH } from '../../base/constants.ts'
import { checkDocumentName } from '../../paths/checkDocumentName.ts'
import { freeStudyName } from '../freeStudyName.ts'

/** A name for a study from a file that no study has. @param wanted by the file, or the file's own name */
export function importName(wanted: string, taken: Iterable<string>): string {
  const name = wanted.replaceAll('/', '-').trim().slice(0, DOCUMENT_NAME_MAX_LENGTH).trim()
  return freeStudyName(checkDocumentName(name) === null ? name : 'Imported study', taken)
}
