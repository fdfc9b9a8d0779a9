import type { Lazy } from '@outcome-studio/shared/domain'
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
}

/**
 * A screen in a chunk of its own.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyScreen({ screen, title, label }: LazyScreenProps) {
  const state = useLazy(screen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value />
  return (
    <Screen title={title}>
      <Skeleton label={label} />
    </Screen>
  )
}
