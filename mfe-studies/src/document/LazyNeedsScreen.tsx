import { createLazy } from '@outcome-studio/shared/domain'
import { useLazy } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentProps } from 'react'
import type { NeedsScreen } from './NeedsScreen.tsx'

const needsScreen = createLazy(async () => (await import('./NeedsScreen.tsx')).NeedsScreen)

/** Preloads the screen of a document. A failure is ignored: LazyNeedsScreen loads again and reports it. */
export function preloadNeedsScreen(): void {
  needsScreen.load().catch(() => {})
}

/**
 * Shows one needs document. Its screen is loaded when the first document is opened.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyNeedsScreen(props: ComponentProps<typeof NeedsScreen>) {
  const state = useLazy(needsScreen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value {...props} />
  return (
    <Page>
      <Skeleton label="Opening the needs document" screen="Needs document" />
    </Page>
  )
}
