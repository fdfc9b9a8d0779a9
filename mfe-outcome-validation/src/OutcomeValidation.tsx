import { useEffect } from 'react'
import { readStudyAddress } from './address/studyAddress.ts'
import { useOwnPath } from './address/useOwnPath.ts'
import { whenIdle } from './editor/binding/whenIdle.ts'
import { LateStudyScreen, loadStudyScreen } from './editor/LateStudyScreen.tsx'
import { StudyListScreen } from './list/StudyListScreen.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/** The feature: a member's studies, and one of them. */
export const OutcomeValidation = () => {
  const address = readStudyAddress(useOwnPath())
  // Whoever looks at the list opens a study next; a failure is said there, where the editor is asked for again.
  useEffect(() => whenIdle(() => void loadStudyScreen().catch(() => {})), [])
  if (address === null) return <UnknownAddress />
  return address.kind === 'list' ? <StudyListScreen /> : <LateStudyScreen address={address} />
}
