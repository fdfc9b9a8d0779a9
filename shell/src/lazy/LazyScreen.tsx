import type { FeatureError } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { classifyLoadFailure } from '../features/loading/classifyLoadFailure.ts'
import { focusContent, isContentFocused } from '../focus/focusContent.ts'
import { MainPart } from '../focus/MainPart.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { AreaFailure } from './AreaFailure.tsx'
import type { Screen } from './Screen.ts'
import { useReloadIfStale } from './useReloadIfStale.ts'

interface LazyScreenProps {
  readonly screen: Screen
  readonly title?: string
  readonly sidebar?: boolean
  readonly isInModal?: boolean
}

/** A screen of the shell that is fetched when somebody goes there; a failure is handled like a feature's. */
export function LazyScreen(props: LazyScreenProps) {
  const { screen, title = 'This page', sidebar = false, isInModal = false } = props
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  const attempted = { screen, title, sidebar, isInModal, tryAgain }
  return <Attempt key={attempt} {...attempted} />
}

interface AttemptProps extends Required<LazyScreenProps> {
  readonly tryAgain: () => void
}

function Attempt({ screen, title, sidebar, isInModal, tryAgain }: AttemptProps) {
  const host = useShellHost()
  const reloadIfStale = useReloadIfStale()
  const [failure, setFailure] = useState<FeatureError | null>(null)
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  const hadKeyboard = useRef(false)

  const fail = useEffectEvent((cause: unknown) => {
    const error = classifyLoadFailure(cause, title)
    setFailure(error)
    host.services.report(error, { screen: title, kind: error.kind })
    void reloadIfStale(cause)
  })

  useEffect(() => {
    if (screen.loaded() !== null) return
    let isGone = false
    screen.load().then(
      () => {
        if (isGone) return
        hadKeyboard.current = isContentFocused()
        showLoaded()
      },
      (cause: unknown) => !isGone && fail(cause),
    )
    return () => {
      isGone = true
    }
  }, [screen])

  const View = screen.loaded()
  const isLoaded = View !== null
  useEffect(() => {
    // The screen's own main part has taken the place of the one that waited with the keyboard.
    if (isLoaded && hadKeyboard.current) focusContent()
  }, [isLoaded])
  if (View !== null) return <View title={title} sidebar={sidebar} />
  return (
    <Frame sidebar={sidebar}>
      {failure === null ? (
        <Page>
          <Skeleton label={`Loading ${title}`} {...(isInModal ? {} : { screen: title })} />
        </Page>
      ) : (
        <AreaFailure
          error={failure}
          isInModal={isInModal}
          tryAgain={() => {
            // The button is about to go, and the keyboard must not go with it.
            focusContent()
            tryAgain()
          }}
        />
      )}
    </Frame>
  )
}

/** Beside the sidebar the page's main part is there already. */
function Frame({ sidebar, children }: { readonly sidebar: boolean; readonly children: ReactNode }) {
  if (sidebar) return children
  return <MainPart>{children}</MainPart>
}
