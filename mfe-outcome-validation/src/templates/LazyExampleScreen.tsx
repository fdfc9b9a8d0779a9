import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'

const exampleScreen = createLazy(async () => (await import('./ExampleScreen.tsx')).ExampleScreen)

/**
 * Shows one template. It is loaded when the first one is opened.
 * @throws whatever prevented the load, for the area's error boundary
 */
export function LazyExampleScreen({ id }: { readonly id: string }) {
  const state = useLazy(exampleScreen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value key={id} id={id} />
  return (
    <Page>
      <Skeleton label="Opening the example" screen="Example" />
    </Page>
  )
}
