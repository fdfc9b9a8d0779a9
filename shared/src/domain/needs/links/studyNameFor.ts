import { checkDocumentName, cleanName, shortenName } from '../../paths/checkDocumentName.ts'
import { freeStudyName } from '../../study/freeStudyName.ts'

/**
 * A free and valid name for the study of a goal: the text of its job.
 * @param taken names of the member's studies, as far as they are known
 */
export function studyNameFor(job: string, taken: Iterable<string>): string {
  const name = shortenName(cleanName(job.replaceAll(/\s+/g, ' ')))
  return freeStudyName(checkDocumentName(name) === null ? name : 'New study', taken)
}
