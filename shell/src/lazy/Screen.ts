import type { Lazy } from '@outcome-studio/shared/domain'
import type { ComponentType } from 'react'

export interface ScreenProps {
  readonly title: string
  /** Whether it is shown next to the sidebar. */
  readonly sidebar: boolean
}

/** A screen in a chunk of its own, loaded when a user goes there. */
export type Screen = Lazy<ComponentType<ScreenProps>>
