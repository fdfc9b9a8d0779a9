import { respondentPaths } from '@outcome-studio/shared/domain/paths'
import type { DocumentStore } from '../repository/DocumentStore.ts'
import { removeAnswers } from './replaceAnswers.ts'

/** Deletes the respondents of a study that was deleted for good. */
export async function forgetRespondents(
  { documents, member }: DocumentStore,
  studyUuid: string,
): Promise<void> {
  const paths = respondentPaths(member, studyUuid)
  if (paths !== null) await removeAnswers(documents, paths)
}
