import { useHost } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'
import type { EditorView } from './EditorView.ts'

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly Part: ComponentType }
  | { readonly kind: 'failed' }

/** A view that is fetched when it is looked at. Where it cannot be, the study stays open and it can be tried again. */
export const LateView = ({ view }: { readonly view: EditorView }) => {
  const host = useHost()
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    if (state.kind !== 'loading') return
    let isGone = false
    view.load().then(
      (Part) => isGone || setState({ kind: 'loaded', Part }),
      (error: unknown) => {
        if (isGone) return
        host.report(error, { during: 'loading a view of the study' })
        setState({ kind: 'failed' })
      },
    )
    return () => {
      isGone = true
    }
  }, [state, view, host])
  if (state.kind === 'loaded') return <state.Part />
  if (state.kind === 'loading') return <Skeleton label={`Opening ${view.label}`} />
  return (
    <Notice tone="danger" actions={<Button onPress={() => setState({ kind: 'loading' })}>Try again</Button>}>
      This view could not be loaded. Your text is safe; check the connection and try again.
    </Notice>
  )
}
