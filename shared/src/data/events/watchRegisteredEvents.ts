import { type LiveEvent, parseLiveEvent, parseRegistration } from '@outcome-studio/shared/domain/events'
import { listedEventPath, registrationsPath } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import type { Documents } from '../documents/Documents.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'

/** An event for which the member is registered. */
export interface RegisteredEvent {
  readonly event: LiveEvent
  readonly joinURL: string
}

/**
 * Listens to the events for which the signed-in member is registered, without reading all others; returns the release.
 * Calls back once all of them are loaded. Events that are no longer published are left out. Members who have lost
 * access keep their personal links, so the listings of the events are enough.
 */
export function watchRegisteredEvents(
  onEvents: (events: readonly RegisteredEvent[]) => void,
  onError: (error: Error) => void,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/internal-error'))
  return listenWhenReady(async () => {
    const member = await source.member()
    const documents = await source.documents()
    const links = new Map<string, string>()
    const events = createEvents(documents, () => {
      const found = [...links].flatMap(([id, joinURL]) => {
        const event = events.get(id)
        return event ? [{ event, joinURL }] : []
      })
      if ([...links.keys()].every((id) => events.get(id) !== undefined)) onEvents(found)
    })
    const stop = documents.watch(
      registrationsPath(member),
      (stored) => {
        links.clear()
        for (const { id, fields } of stored) {
          const state = parseRegistration(fields)
          if (state.kind === 'registered') links.set(id, state.joinURL)
        }
        events.follow(links)
      },
      fail,
    )
    return () => {
      stop()
      events.release()
    }
  }, fail)
}

interface Followed {
  /** undefined while loading; null if there is none that the member may read. */
  readonly get: (id: string) => LiveEvent | null | undefined
  /** Listens to these events and to no others. */
  readonly follow: (ids: ReadonlyMap<string, unknown>) => void
  readonly release: () => void
}

function createEvents(documents: Documents, onChange: () => void): Followed {
  const known = new Map<string, LiveEvent | null>()
  const releases = new Map<string, () => void>()
  const report = (id: string, event: LiveEvent | null) => {
    known.set(id, event)
    onChange()
  }
  return {
    get: (id) => known.get(id),
    follow: (ids) => {
      for (const [id, release] of releases) {
        if (ids.has(id)) continue
        release()
        releases.delete(id)
        known.delete(id)
      }
      for (const id of ids.keys()) {
        if (releases.has(id)) continue
        const onFields = (fields: unknown) => report(id, parseLiveEvent(id, fields))
        releases.set(
          id,
          documents.watchOne(listedEventPath(id), onFields, () => report(id, null)),
        )
      }
      onChange()
    },
    release: () => {
      for (const release of releases.values()) release()
    },
  }
}
