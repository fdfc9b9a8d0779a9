import type {
  EventId,
  EventProgress,
  EventsInfo,
  RegistrationState,
} from '@outcome-studio/shared/domain/events'
import { NO_EVENTS_INFO } from '@outcome-studio/shared/domain/events'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'

type WatchEvents = typeof import('./watchEvents.ts')
type OnError = (error: Error) => void

/** A listener whose code is loaded first. */
const lazily =
  <Data>(start: (module: WatchEvents, onData: (data: Data) => void, onError: OnError) => () => void) =>
  (onData: (data: Data) => void, onError: OnError): (() => void) =>
    listenWhenReady(
      async () => start(await import(/* webpackChunkName: 'events' */ './watchEvents.ts'), onData, onError),
      (cause) => onError(toStudioError(cause, 'cen/internal-error')),
    )

const NO_REGISTRATIONS: ReadonlyMap<EventId, RegistrationState> = new Map()
const NO_PROGRESSES: ReadonlyMap<EventId, EventProgress> = new Map()

const eventsInfo = ({ uid }: MemberKey): LiveSource<EventsInfo> => ({
  queryKey: ['eventsInfo', uid],
  watch: lazily((module, onData, onError) => module.watchEventsInfo(onData, onError)),
})

/** General information about events, live. */
export function useEventsInfo(): LiveResult<EventsInfo> {
  return useLiveQuery(eventsInfo, NO_EVENTS_INFO)
}

const registrations = ({ uid }: MemberKey): LiveSource<ReadonlyMap<EventId, RegistrationState>> => ({
  queryKey: ['registrations', uid],
  watch: lazily((module, onData, onError) => module.watchRegistrations(onData, onError)),
})

/** All registrations of the signed-in member, live, by the id of the event. */
export function useRegistrations(): LiveResult<ReadonlyMap<EventId, RegistrationState>> {
  return useLiveQuery(registrations, NO_REGISTRATIONS)
}

const progress = ({ uid }: MemberKey): LiveSource<ReadonlyMap<EventId, EventProgress>> => ({
  queryKey: ['eventProgress', uid],
  watch: lazily((module, onData, onError) => module.watchEventProgress(onData, onError)),
})

/** The signed-in member's progress with prerequisites and recordings, live, by the id of the event. */
export function useEventProgress(): LiveResult<ReadonlyMap<EventId, EventProgress>> {
  return useLiveQuery(progress, NO_PROGRESSES)
}
