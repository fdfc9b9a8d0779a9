import { useHost, useLazy } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import type { EditorView } from '../views/EDITOR_VIEWS.ts'
import { VIEW_COMPONENTS } from './VIEW_COMPONENTS.ts'

/** Loads a view when it is first shown. If that fails the study stays open, and the user can retry. */
export function LazyView({ view }: { readonly view: EditorView }) {
  const host = useHost()
  const state = useLazy(VIEW_COMPONENTS[view.id], {
    onFailure: (error) => host.report(error, { during: 'loading a view of the study' }),
  })
  if (state.kind === 'loaded') return <state.value />
  if (state.kind !== 'failed') return <Skeleton label={`Opening ${view.label}`} />
  return (
    <Notice tone="danger" actions={<Button onPress={state.retry}>Try again</Button>}>
      This view could not be loaded. Your text is safe; check the connection and try again.
    </Notice>
  )
}
