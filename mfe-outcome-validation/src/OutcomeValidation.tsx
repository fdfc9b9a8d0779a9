import { studyUuid } from '@outcome-studio/shared/domain'
import { readDocumentAddress, UnknownAddress, useOwnPath } from '@outcome-studio/shared/editor'
import { STUDY_WORDS } from './core/STUDY_WORDS.ts'
import { LazyStudyScreen, preloadStudyScreen } from './editor/LazyStudyScreen.tsx'
import { StudyListScreen } from './list/StudyListScreen.tsx'

/** The feature: a member's studies, and one of them. */
export function OutcomeValidation() {
  const address = readDocumentAddress(useOwnPath(), studyUuid)
  if (address === null) return <UnknownAddress words={STUDY_WORDS} />
  return address.kind === 'list' ? (
    <StudyListScreen preloadEditor={preloadStudyScreen} />
  ) : (
    <LazyStudyScreen address={address} />
  )
}
