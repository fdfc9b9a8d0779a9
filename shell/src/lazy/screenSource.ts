import type { Lazy } from '@outcome-studio/shared/domain/base'
import type { ReactNode } from 'react'
import { classifyLoadFailure } from '../features/loading/classifyLoadFailure.ts'
import type { AreaSource } from './AreaSource.ts'

/** A screen of the shell in a chunk of its own, loaded when a user goes there. */
export type LazyScreen = Lazy<() => ReactNode>

/** The source of a screen of the shell. `load` rejects with FeatureError. */
export function screenSource(screen: LazyScreen, title: string): AreaSource {
  return {
    title,
    subject: { screen: title },
    loaded: () => screen.loaded(),
    load: () =>
      screen.load().catch((cause: unknown) => {
        throw classifyLoadFailure(cause, title)
      }),
    isOutdated: (loaders) => loaders.isOutdated(),
  }
}
