import { readStudyAddress } from './address/studyAddress.ts'
import { useOwnPath } from './address/useOwnPath.ts'
import { LazyStudyScreen } from './editor/LazyStudyScreen.tsx'
import { StudyListScreen } from './list/StudyListScreen.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/** The feature: a member's studies, and one of them. */
export const OutcomeValidation = () => {
  const address = readStudyAddress(useOwnPath())
  if (address === null) return <UnknownAddress />
  return address.kind === 'list' ? <StudyListScreen /> : <LazyStudyScreen address={address} />
}
