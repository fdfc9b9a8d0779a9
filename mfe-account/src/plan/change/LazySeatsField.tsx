import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import { UnreadNotice } from '../../layout/UnreadNotice.tsx'
import type { SeatsFieldProps } from './SeatsField.tsx'

const field = createLazy(async () => (await import('./SeatsField.tsx')).SeatsField)

/** The field for the number of seats in a chunk of its own: the plan page has no other text field. */
export function LazySeatsField(props: SeatsFieldProps) {
  const state = useLazy(field)
  if (state.kind === 'loaded') return <state.value {...props} />
  if (state.kind !== 'failed') return <Skeleton label="Loading the number of seats" lines={2} />
  return (
    <UnreadNotice what="The number of seats could not be loaded." error={state.error} onRetry={state.retry} />
  )
}
