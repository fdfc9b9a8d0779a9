import { createLazy } from '@outcome-studio/shared/domain'
import { useLazy } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentProps } from 'react'
import type { StudyScreen } from './screen/StudyScreen.tsx'

/** The editor, which the list does not need. */
export const studyScreen = createLazy(async () => (await import('./screen/StudyScreen.tsx')).StudyScreen)

/**
 * One study, whose editor is loaded with the first of them.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyStudyScreen(props: ComponentProps<typeof StudyScreen>) {
  const state = useLazy(studyScreen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value {...props} />
  return (
    <Page>
      <Skeleton label="Opening the study" screen="Study" />
    </Page>
  )
}
