import type { Lazy } from '@outcome-studio/shared/domain/base'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { useHost, useLazy } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import type { ComponentType } from 'react'
import type { NeedsView } from '../core/useNeedsView.ts'

/** The component of each view. Most visits need the map alone. */
const COMPONENTS: Readonly<Record<NeedsView['id'], Lazy<ComponentType>>> = {
  gaps: createLazyPart(async () => (await import('../gaps/GapView.tsx')).GapView),
  versions: createLazyPart(async () => (await import('../versions/VersionsTab.tsx')).VersionsTab),
}

/** Loads a view when it is first shown. If that fails the document stays open, and the user can retry. */
export function LazyView({ view }: { readonly view: NeedsView }) {
  const host = useHost()
  const state = useLazy(COMPONENTS[view.id], {
    onFailure: (error) => host.report(error, { during: 'loading a view of the needs document' }),
  })
  if (state.kind === 'loaded') return <state.value />
  if (state.kind !== 'failed') return <Skeleton label={`Opening ${view.label}`} />
  return (
    <Notice tone="danger" actions={<Button onPress={state.retry}>Try again</Button>}>
      This view could not be loaded. Your text is safe; check the connection and try again.
    </Notice>
  )
}
