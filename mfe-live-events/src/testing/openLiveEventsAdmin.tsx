import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { createReadable } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import userEvent from '@testing-library/user-event'
import feature from '../admin.tsx'

interface OpenOptions {
  /** Path below the view's own. Default: the events. */
  readonly path?: string
  /** Default true. */
  readonly toolsAdmin?: boolean
}

/** Opens the admin view. */
export function openLiveEventsAdmin({ path = '', toolsAdmin = true }: OpenOptions = {}) {
  const view = renderFeature(feature, {
    basename: '/live-events-admin',
    path,
    access: createReadable({ unrestricted: true, toolsAdmin }),
    claims: createReadable({ toolsAdmin }),
    navigate: (to, options) => {
      view.host.calls.navigations.push(to)
      // The router has no other features.
      if (to.startsWith('/live-events-admin')) void view.router.navigate(to, options)
    },
  })
  return { ...view, user: userEvent.setup(), address: () => view.router.state.location }
}

/**
 * An event of an hour, unpublished unless the fields say otherwise.
 * @throws Error for fields without a valid start
 */
export function liveEvent(id: string, fields: Partial<LiveEvent> = {}): LiveEvent {
  const event = parseLiveEvent(id, {
    topic: `Event ${id}`,
    startTime: '2031-05-04T09:00:00.000Z',
    duration: 60,
    zoomId: id,
    status: 'unpublished',
    ...fields,
  })
  if (event === null) throw new Error('The event has no valid time.')
  return event
}
