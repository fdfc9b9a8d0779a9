import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { type ComponentProps, type ComponentType, useEffect, useReducer, useState } from 'react'
import type { StudyScreen } from './screen/StudyScreen.tsx'

type Props = ComponentProps<typeof StudyScreen>

let loaded: ComponentType<Props> | null = null

/** Fetches the editor, which the list does without. Nothing is kept of a failure: the next call asks again. */
export async function loadStudyScreen(): Promise<void> {
  loaded = (await import('./screen/StudyScreen.tsx')).StudyScreen
}

/** One study, whose editor is fetched with the first of them. Throws what kept it from coming. */
export function LateStudyScreen(props: Props) {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null)
  useEffect(() => {
    // Asked again even if it is there: it may have come, fetched behind the list, since this was rendered without it.
    let isGone = false
    loadStudyScreen().then(
      () => isGone || showLoaded(),
      (cause: unknown) => isGone || setFailure({ cause }),
    )
    return () => {
      isGone = true
    }
  }, [])
  if (failure !== null) throw failure.cause
  const Screen = loaded
  if (Screen !== null) return <Screen {...props} />
  return (
    <Page>
      <Skeleton label="Opening the study" screen="Study" />
    </Page>
  )
}
