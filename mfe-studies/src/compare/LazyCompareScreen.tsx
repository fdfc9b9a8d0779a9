import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentProps } from 'react'
import { NeedsPage } from '../core/NeedsPage.ts'
import type { CompareScreen } from './CompareScreen.tsx'

const compareScreen = createLazy(async () => (await import('./CompareScreen.tsx')).CompareScreen)

/**
 * Compares two needs documents. Few visits need this screen.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyCompareScreen(props: ComponentProps<typeof CompareScreen>) {
  const state = useLazy(compareScreen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value {...props} />
  return (
    <NeedsPage>
      <Skeleton label="Opening the comparison" screen="Compare needs documents" />
    </NeedsPage>
  )
}
