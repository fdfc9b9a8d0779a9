import { isChunkLoadError } from '@outcome-studio/shared/domain/errors'
import { AreaSlot, type FeatureError } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { type ReactNode, useCallback } from 'react'
import { focusContent, isContentFocused } from '../focus/focusContent.ts'
import { MainElement } from '../focus/MainElement.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { AreaFailure } from './AreaFailure.tsx'
import type { AreaSource } from './AreaSource.ts'
import { useLoaders } from './LoadersContext.ts'
import { useActiveOverrides } from './useActiveOverrides.ts'

interface LazyAreaProps {
  /** The same object in each render. */
  readonly source: AreaSource
  /** Whether the page has the sidebar, and with it a main element. */
  readonly sidebar?: boolean
  readonly isInModal?: boolean
}

/**
 * Shows a screen of the shell or a feature: loads it, waits, reports failures, offers a retry and moves focus. A
 * failure never affects the rest of the page.
 */
export function LazyArea({ source, sidebar = false, isInModal = false }: LazyAreaProps) {
  const { services } = useShellHost()
  const loaders = useLoaders()
  const active = useActiveOverrides()
  const { title, subject } = source
  const load = useCallback(
    (attempt: number) => source.load(attempt, loaders, services),
    [source, loaders, services],
  )

  const onFailure = async (error: FeatureError) => {
    const failure = { ...subject, kind: error.kind }
    // First, because the report of the same error counts as well.
    if ('feature' in failure) loaders.views.failed(failure.feature, error.kind)
    services.report(error, failure)
    // A missing file is a failure of the server, unless a newer version has replaced it.
    if (isChunkLoadError(error) && (await source.isOutdated(loaders))) loaders.reloadOnce(String(error.cause))
  }

  // The button is about to be removed and must not take focus with it.
  const again = (tryAgain: () => void) => () => {
    focusContent()
    tryAgain()
  }
  const previousOf = (tryAgain: () => void) => {
    const use = source.previous?.(loaders) ?? null
    return (
      use &&
      (() => {
        use()
        again(tryAgain)()
      })
    )
  }

  const override = ('feature' in subject && active.find(({ id }) => id === subject.feature)) || null

  const skeleton = <Skeleton label={`Loading ${title}`} {...(isInModal ? {} : { screen: title })} />
  return (
    <AreaSlot
      area={title}
      load={load}
      loaded={source.loaded}
      slowAfterMs={source.slowAfterMs}
      pending={inFrame(sidebar, isInModal ? skeleton : <Page>{skeleton}</Page>)}
      failed={(error, tryAgain) =>
        inFrame(
          sidebar,
          <AreaFailure
            error={error}
            isInModal={isInModal}
            tryAgain={again(tryAgain)}
            usePrevious={previousOf(tryAgain)}
            override={override}
            useReleased={() => loaders.overrides.apply(active.filter((each) => each !== override))}
          />,
        )
      }
      onFailure={(error) => void onFailure(error)}
      onArrival={restoreContentFocus}
    />
  )
}

/** Without the sidebar the page has no main element until the screen brings its own. */
function inFrame(sidebar: boolean, children: ReactNode): ReactNode {
  return sidebar ? children : <MainElement>{children}</MainElement>
}

/** A screen that brings its own main element replaces the one that had focus. */
function restoreContentFocus(): () => void {
  const hadFocus = isContentFocused()
  return () => {
    if (hadFocus) focusContent()
  }
}
