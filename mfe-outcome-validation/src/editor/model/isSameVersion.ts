import { isEqual } from '@outcome-studio/shared/domain'
import type { StudyVersion } from './EditorSession.ts'

/** Whether two versions of a study have the same name and content. */
export function isSameVersion(one: StudyVersion, other: StudyVersion): boolean {
  return one.docName === other.docName && isEqual(one.study, other.study)
}
