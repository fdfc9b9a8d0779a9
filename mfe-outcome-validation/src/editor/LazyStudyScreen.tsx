import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentProps } from 'react'
import type { StudyScreen } from './screen/StudyScreen.tsx'

const studyScreen = createLazy(async () => (await import('./screen/StudyScreen.tsx')).StudyScreen)

/** Preloads the editor. A failure is ignored: LazyStudyScreen loads again and reports it. */
export function preloadStudyScreen(): void {
  studyScreen.load().catch(() => {})
}

/**
 * Shows one study. The editor is loaded when the first study is opened.
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
