import type { Lazy } from '@outcome-studio/shared/domain/base'
import { useHost, useLazy } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentType } from 'react'
import { useIdle } from './useIdle.ts'

interface LazyPartProps<Props extends object> {
  readonly part: Lazy<ComponentType<Props>>
  readonly props: Props
  /** Name for messages, with its article, for example "the study". */
  readonly name: string
  /** Whether it loads at once. */
  readonly isUrgent?: boolean
}

/**
 * A part of the screen that a new conversation does not need. Loads when the browser is idle, and again after a failure.
 */
export function LazyPart<Props extends object>(options: LazyPartProps<Props>) {
  const { part, props, name, isUrgent = false } = options
  const host = useHost()
  const isIdle = useIdle()
  const state = useLazy(part, {
    isWanted: isUrgent || isIdle || part.loaded() !== null,
    onFailure: (error) => host.report(error, { during: `loading ${name}` }),
  })
  if (state.kind === 'loaded') {
    const Part = state.value
    return <Part {...props} />
  }
  if (state.kind !== 'failed') return <Skeleton label={`Loading ${name}`} lines={3} />
  return (
    <Notice tone="danger" actions={<Button onPress={state.retry}>Try again</Button>}>
      A part of this page could not be loaded: {name}. Check the connection and try again.
    </Notice>
  )
}
