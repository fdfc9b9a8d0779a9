import { studyUuid } from '@outcome-studio/shared/domain/study'
import { readDocumentAddress, UnknownAddress, useOwnPath } from '@outcome-studio/shared/editor'
import { STUDY_WORDS } from '@outcome-studio/shared/kinds'
import { readExamplePath } from './core/examplePath.ts'
import { LazyStudyScreen, preloadStudyScreen } from './editor/LazyStudyScreen.tsx'
import { StudyListScreen } from './list/StudyListScreen.tsx'
import { LazyExampleScreen } from './templates/LazyExampleScreen.tsx'

/** The feature: a member's studies, one of them, and the examples. */
export function OutcomeValidation() {
  const path = useOwnPath()
  const exampleId = readExamplePath(path)
  const address = readDocumentAddress(path, studyUuid)
  if (exampleId !== null) return <LazyExampleScreen id={exampleId} />
  if (address === null) return <UnknownAddress words={STUDY_WORDS} />
  return address.kind === 'list' ? (
    <StudyListScreen preloadEditor={preloadStudyScreen} />
  ) : (
    <LazyStudyScreen address={address} />
  )
}
