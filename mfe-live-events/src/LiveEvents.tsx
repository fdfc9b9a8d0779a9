import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { useAddress } from './core/address.ts'
import { UnknownEvent } from './core/UnknownEvent.tsx'
import { EventListScreen } from './list/EventListScreen.tsx'

/** A chunk of its own, so that the list loads first. */
const eventScreen = createLazy(async () => (await import('./event/EventScreen.tsx')).EventScreen)
preloadWhenIdle()

/** The feature: all live events, and one of them. */
export function LiveEvents() {
  const address = useAddress()
  if (address.kind === 'list') return <EventListScreen />
  if (address.kind === 'unknown') return <UnknownEvent />
  return <LazyEventScreen key={address.eventId} eventId={address.eventId} />
}

/** @throws any loading error, for the area's error boundary */
function LazyEventScreen({ eventId }: { readonly eventId: string }) {
  const state = useLazy(eventScreen)
  if (state.kind === 'failed') throw state.error
  if (state.kind === 'loaded') return <state.value eventId={eventId} />
  return (
    <Page>
      <Skeleton label="Loading the event" screen="Live Events" />
    </Page>
  )
}

/** Milliseconds between loading the feature and preloading the event's page, so that visible content loads first. */
const REST = 2_000

/** A failure is ignored: the page is loaded again when it is shown, and reports a failure then. */
function preloadWhenIdle(): void {
  // Safari does not support requestIdleCallback. There, the page is loaded when it is shown.
  if (typeof requestIdleCallback !== 'function') return
  setTimeout(() => requestIdleCallback(() => void eventScreen.load().catch(() => {})), REST)
}
