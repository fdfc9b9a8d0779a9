import { randomBytes } from 'node:crypto'
import type { Registrant, RegistrantStatus, ZoomEvent } from '../store/records.ts'
import { datesOf, isOver } from './datesOf.ts'
import { notifyRegistration } from './notify.ts'
import type { Zoom } from './Zoom.ts'
import { eventGone, ZoomError } from './ZoomError.ts'

/** How often a day somebody may be registered for one event, and their status changed. */
const DAILY = { add: 3, status: 10 } as const

export interface NewRegistrant {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Registers somebody, once however often it is asked.
 *
 * @param occurrences ids; all that lie ahead if there are none
 * @returns the registration for each occurrence
 * @throws ZoomError
 */
export function register(
  zoom: Zoom,
  event: ZoomEvent,
  person: NewRegistrant,
  occurrences: readonly string[],
): readonly Registrant[] {
  const { store, config, now } = zoom
  const email = person.email.toLowerCase()
  if (event.approval === 2) {
    throw new ZoomError(404, 404, `Registration has not been enabled for this ${event.type}: ${event.id}.`)
  }
  if (config.hosts.some((host) => host.email.toLowerCase() === email)) {
    throw new ZoomError(400, 3027, 'Host can not register.')
  }
  useUp(zoom, event, 'add', email)
  const dates = datesOf(event).filter(
    (date) => occurrences.length === 0 || occurrences.includes(date.occurrence),
  )
  if (dates.length === 0 || dates.every(({ state }) => state === 'deleted')) {
    throw eventGone(event.type, event.id)
  }
  const ahead = dates.filter((date) => !isOver(date, now()))
  if (ahead.length === 0) {
    const name = event.type === 'webinar' ? 'Webinar' : 'Meeting'
    throw new ZoomError(400, 3038, `${name} is over, you can not register now.`)
  }
  const [known] = store.registrants.ofPerson(event.id, { email })
  const id = known?.id ?? randomBytes(16).toString('base64url')
  return ahead.map(({ occurrence }) => {
    const registered = store.registrants.find(event.id, occurrence, email)
    if (registered) return registered
    const status: RegistrantStatus = event.approval === 0 ? 'approved' : 'pending'
    if (status === 'approved') refuseFull(zoom, event, occurrence)
    store.registrants.add({ ...person, email, event: event.id, occurrence, id, status, created: now() })
    const added = store.registrants.find(event.id, occurrence, email)
    if (!added) throw new Error('A registrant was not stored.')
    notifyRegistration(zoom, event, 'created', added)
    return added
  })
}

export const STATUS_ACTIONS = ['approve', 'deny', 'cancel'] as const
type StatusAction = (typeof STATUS_ACTIONS)[number]

/**
 * Approves, denies or cancels somebody's registrations. Somebody who is not registered is left out.
 *
 * @param occurrence only the registration for this one; undefined for all
 * @param isLimited whether the daily limit counts
 * @throws ZoomError
 */
export function changeStatus(
  zoom: Zoom,
  event: ZoomEvent,
  who: { readonly id?: string; readonly email?: string },
  action: StatusAction,
  { occurrence, isLimited }: { readonly occurrence?: string | undefined; readonly isLimited: boolean },
): void {
  const { registrants } = zoom.store
  const found = registrants
    .ofPerson(event.id, who)
    .filter((each) => occurrence === undefined || each.occurrence === occurrence)
  for (const registrant of found) {
    if (isLimited) useUp(zoom, event, 'status', registrant.email)
    if (action === 'cancel') {
      registrants.remove(registrant)
      notifyRegistration(zoom, event, 'cancelled', registrant)
      continue
    }
    const status = action === 'approve' ? 'approved' : 'denied'
    if (registrant.status === status) continue
    if (status === 'approved') refuseFull(zoom, event, registrant.occurrence)
    registrants.setStatus(registrant, status)
    notifyRegistration(zoom, event, status, { ...registrant, status })
  }
}

function refuseFull({ store }: Zoom, event: ZoomEvent, occurrence: string): void {
  const approved = store.registrants.count({ event: event.id, occurrence, status: 'approved' })
  if (event.capacity === null || approved < event.capacity) return
  const code = event.type === 'webinar' ? 3035 : 3043
  throw new ZoomError(400, code, `The ${event.type} has reached its maximum attendee capacity.`)
}

/** @throws ZoomError (429) when the day's uses for a registrant are spent */
function useUp({ store, now }: Zoom, event: ZoomEvent, what: keyof typeof DAILY, email: string): void {
  const limit = DAILY[what]
  const day = new Date(now()).toISOString().slice(0, 10)
  if (store.use(`${what} ${event.id} ${email}`, day) <= limit || store.setting('limits') === 'off') return
  const tomorrow = new Date(`${day}T00:00:00Z`).getTime() + 86_400_000
  throw new ZoomError(
    429,
    429,
    `You have exceeded the daily rate limit of (${limit}) for this registrant: ${email}. You may resume at GMT 00:00:00.`,
    {
      'x-ratelimit-type': 'Daily-limit',
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
      // A time, where the limit for each second has a number of seconds.
      'retry-after': new Date(tomorrow).toISOString(),
    },
  )
}
