import { ZodError, z } from 'zod'
import { ZoomError } from '../../zoom/events/ZoomError.ts'
import { carryOut } from '../../zoom/owner/respondToOwner.ts'
import type { ConsoleEndpoint } from '../ConsoleState.ts'
import { LATE_SECONDS } from '../webhooksSection.ts'

type Fields = Readonly<Record<string, string>>

/**
 * Does what an endpoint of the owner does, and shows the page again.
 *
 * @param pathOf path below /local-cloud/ from the fields of the form
 * @param bodyOf the endpoint's body from the fields of the form
 */
function action(pathOf: (fields: Fields) => string, bodyOf: (fields: Fields) => object): ConsoleEndpoint {
  return async ({ zoom }, { form }) => {
    if (!zoom) return { kind: 'text', status: 404, text: 'There are no live events.\n' }
    const fields = Object.fromEntries(form)
    try {
      const result = carryOut(zoom, 'POST', pathOf(fields), bodyOf(fields))
      if (!result) return { kind: 'text', status: 404, text: 'There is no such event.\n' }
      await result
    } catch (error) {
      if (error instanceof ZoomError)
        return { kind: 'text', status: error.status, text: `${error.message}\n` }
      if (!(error instanceof ZodError)) throw error
      return { kind: 'text', status: 400, text: `${z.prettifyError(error)}\n` }
    }
    zoom.webhooks.wake()
    return { kind: 'redirect', status: 303, location: '/zoom' }
  }
}

/** An action on the event, and the occurrence, that a form names. */
function onEvent(name: string, bodyOf: (fields: Fields) => object = () => ({})): ConsoleEndpoint {
  return action(
    ({ event }) => `events/${event}/${name}`,
    (fields) => ({ occurrence_id: fields.occurrence ?? '', ...bodyOf(fields) }),
  )
}

function onRegistrant(name: string): ConsoleEndpoint {
  return action(
    ({ event, registrant }) => `events/${event}/registrants/${registrant}/${name}`,
    () => ({}),
  )
}

/** What the buttons for the next calls do to them. */
const FAULTS: Readonly<Record<string, object>> = {
  'not available': { status: 503 },
  'too many': { status: 429, retryAfterSeconds: 2 },
  'not authorized': { status: 401 },
  late: { delayMilliseconds: 5000 },
  'without an answer': { loseAnswer: true },
  'half an answer': { halfPage: true },
}

export const FAULT_NAMES = Object.keys(FAULTS)

/** In this zone forms have their times. */
const toUtc = (time = ''): string => `${time}:00Z`

/** The buttons of the page with the live events, by method and path. */
export const ZOOM_ACTIONS: Readonly<Record<string, ConsoleEndpoint>> = {
  'POST /zoom/add': action(
    () => 'events',
    ({ type, topic, time, minutes, approval }) => ({
      type,
      topic,
      start_time: toUtc(time),
      duration: minutes,
      approval_type: approval,
    }),
  ),
  'POST /zoom/move': onEvent('move', ({ time }) => ({ start_time: toUtc(time) })),
  'POST /zoom/start': onEvent('start'),
  'POST /zoom/end': onEvent('end'),
  'POST /zoom/cancel': onEvent('cancel'),
  'POST /zoom/join': onEvent('join', ({ email, name, minutes }) => ({ email, name, minutes })),
  'POST /zoom/approve': onRegistrant('approve'),
  'POST /zoom/deny': onRegistrant('deny'),
  'POST /zoom/faults': action(
    () => 'faults',
    ({ fault = '', count }) => ({ count: Number(count), ...FAULTS[fault] }),
  ),
  'POST /zoom/webhooks': action(
    () => 'webhooks',
    ({ mode }) => (mode === 'late' ? { mode, seconds: LATE_SECONDS } : { mode }),
  ),
  'POST /zoom/deliver': action(
    () => 'deliver',
    () => ({}),
  ),
  'POST /zoom/send': action(
    () => 'deliver',
    ({ notice = '' }) => ({ events: [notice] }),
  ),
}
