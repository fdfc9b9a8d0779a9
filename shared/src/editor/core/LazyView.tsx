import type { Lazy } from '@outcome-studio/shared/domain/base'
import { useHost, useLazy } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentType } from 'react'

interface LazyViewProps {
  readonly part: Lazy<ComponentType>
  /** Name on the tab of the view. */
  readonly label: string
}

/** Loads a view of a document when it is first shown. If that fails the document stays open, and the user can retry. */
export function LazyView({ part, label }: LazyViewProps) {
  const host = useHost()
  const state = useLazy(part, {
    onFailure: (error) => host.report(error, { during: `loading the view ${label}` }),
  })
  if (state.kind === 'loaded') return <state.value />
  if (state.kind !== 'failed') return <Skeleton label={`Opening ${label}`} />
  return (
    <Notice tone="danger" actions={<Button onPress={state.retry}>Try again</Button>}>
      This view could not be loaded. Your text is safe; check the connection and try again.
    </Notice>
  )
}
