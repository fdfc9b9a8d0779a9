import { documentNameOf } from '../../paths/checkDocumentName.ts'
import { freeStudyName } from '../../study/freeStudyName.ts'

/**
 * A free and valid name for the study of a goal: the text of its job.
 * @param taken names of the member's studies, as far as they are known
 */
export const studyNameFor = (job: string, taken: Iterable<string>): string =>
  freeStudyName(documentNameOf(job) ?? 'New study', taken)
