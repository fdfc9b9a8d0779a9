import { readStudyAddress, useOwnPath } from './core/studyAddress.ts'
import { UnknownAddress } from './core/UnknownAddress.tsx'
import { LazyStudyScreen, preloadStudyScreen } from './editor/LazyStudyScreen.tsx'
import { StudyListScreen } from './list/StudyListScreen.tsx'

/** The feature: a member's studies, and one of them. */
export function OutcomeValidation() {
  const address = readStudyAddress(useOwnPath())
  if (address === null) return <UnknownAddress />
  return address.kind === 'list' ? (
    <StudyListScreen preloadEditor={preloadStudyScreen} />
  ) : (
    <LazyStudyScreen address={address} />
  )
}
