import type { Lazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentType } from 'react'
import { Screen } from './Screen.tsx'

interface LazyScreenProps {
  /** The same object in each render. */
  readonly screen: Lazy<ComponentType>
  readonly title: string
  /** Of the skeleton, for example "Loading your plan". */
  readonly label: string
  /** As of the screen itself, so that the title stays in place. */
  readonly isWide?: boolean
}

/**
 * A screen in a chunk of its own.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyScreen({ screen, title, label, isWide }: LazyScreenProps) {
  const state = useLazy(screen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value />
  return (
    <Screen title={title} isWide={isWide}>
      <Skeleton label={label} />
    </Screen>
  )
}
