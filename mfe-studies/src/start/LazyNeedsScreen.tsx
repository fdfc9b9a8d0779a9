import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentProps } from 'react'
import type { NeedsScreenWithStart } from './NeedsScreenWithStart.tsx'

const needsScreen = createLazy(async () => (await import('./NeedsScreenWithStart.tsx')).NeedsScreenWithStart)

/** Preloads the map. A failure is ignored: LazyNeedsScreen loads again and reports it. */
export function preloadNeedsScreen(): void {
  needsScreen.load().catch(() => {})
}

/**
 * Shows one needs document. The map is loaded when the first document is opened.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyNeedsScreen(props: ComponentProps<typeof NeedsScreenWithStart>) {
  const state = useLazy(needsScreen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value {...props} />
  return (
    <Page>
      <Skeleton label="Opening the needs document" screen="Needs document" />
    </Page>
  )
}
