import type { ComponentType } from 'react'

export interface ScreenProps {
  readonly title: string
  /** Whether it stands beside the sidebar. */
  readonly sidebar: boolean
}

/** A screen whose code is a file of its own, fetched when somebody goes there. */
export interface Screen {
  /** The screen where it was fetched before, so that it shows at once; else null. */
  readonly loaded: () => ComponentType<ScreenProps> | null
  /** Fetches it. Nothing is kept of a failure: the next call asks again. */
  readonly load: () => Promise<ComponentType<ScreenProps>>
}

/** @param fetchScreen a dynamic import that picks the component out of its module */
export function createScreen(fetchScreen: Screen['load']): Screen {
  let kept: ComponentType<ScreenProps> | null = null
  return {
    loaded: () => kept,
    load: async () => {
      kept = await fetchScreen()
      return kept
    },
  }
}
