import { isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'
import type { ZoomApi } from '../zoom/ZoomApi.ts'
import { hasNoRegistrants, ZoomError } from '../zoom/ZoomError.ts'
import { commitTurn } from './commitTurn.ts'
import type { EventServices } from './EventServices.ts'
import { findRegistrant } from './findRegistrant.ts'
import { type Ledger, NOT_WAITING } from './Ledger.ts'
import { withdrawByMail } from './sendMails.ts'
import type { Turn } from './turns.ts'

const ENDED = {
  ...NOT_WAITING,
  status: 'cancelled',
  undoUntil: null,
  declineUntil: null,
} as const satisfies Partial<Ledger>

/**
 * Carries out a cancellation once it can no longer be undone.
 * @returns when to call again, in milliseconds since 1970; null if the cancellation is complete
 * @throws ZoomError
 */
export async function unregister(
  turn: Turn,
  event: LiveEvent | null,
  services: EventServices,
): Promise<number | null> {
  const { status, undoUntil, waitlistOrder } = turn.ledger
  const isAtZoom = status !== 'none' && status !== 'cancelled' && status !== 'denied'
  if (!isAtZoom && waitlistOrder === null) {
    if (undoUntil !== null) await commitTurn(turn, { ledger: { undoUntil: null } }, services)
    if (status === 'cancelled' && event !== null) await withdrawByMail(turn, event, services)
    return null
  }
  if (undoUntil === null) {
    const until = services.now() + services.undoMilliseconds
    const { ledger } = await commitTurn(turn, { ledger: { undoUntil: until } }, services)
    if (until > services.now()) return ledger.undoUntil
  } else if (undoUntil > services.now()) {
    return undoUntil
  }
  if (!isAtZoom) {
    await commitTurn(turn, { ledger: { ...NOT_WAITING, undoUntil: null } }, services)
    return null
  }
  if (event === null || event.state === 'cancelled' || isPastEvent(event, services.now())) {
    await commitTurn(turn, { ledger: { ...ENDED, registrantId: '', joinURL: '' } }, services)
    return null
  }
  const { email, firstName, lastName, registrantId } = turn.ledger
  let was = registrantId
  let isDenied = false
  let asked = turn
  if (event.approval !== 'none') {
    asked = await commitTurn(turn, { ledger: { status: 'unsure' } }, services)
    const cancelled = await cancelAtZoom(services.openZoom(), event, turn.ledger)
    if (was === '') was = cancelled.id
    isDenied = cancelled.isDenied
  }
  const wasRegistered = was !== '' || status === 'registered'
  const unregistered = {
    uid: turn.key.uid,
    email,
    name: `${firstName} ${lastName}`.trim(),
    registrantId: was,
    cancelledAt: new Date(services.now()).toISOString(),
  }
  const ended = await commitTurn(
    asked,
    {
      // The host may still approve a person who was denied.
      ledger: { ...ENDED, ...(isDenied ? { status: 'denied' } : {}), registrantId: '', joinURL: '' },
      ...(wasRegistered ? { unregistered } : {}),
    },
    services,
  )
  await withdrawByMail(ended, event, services)
  return null
}

interface Cancelled {
  /** Id of the cancelled registrant; empty if the person was not registered. */
  readonly id: string
  /** Whether Zoom still lists the person as denied. */
  readonly isDenied: boolean
}

/** @throws ZoomError */
export async function cancelAtZoom(
  zoom: ZoomApi,
  event: LiveEvent,
  { status, registrantId, email }: Pick<Ledger, 'status' | 'registrantId' | 'email'>,
): Promise<Cancelled> {
  try {
    let id = registrantId
    if (status === 'unsure' || id === '') {
      const found = await findRegistrant(zoom, event, email)
      if (found === null || found.status === 'denied') return { id: '', isDenied: found !== null }
      id = found.id
    }
    await zoom.cancelRegistrant(event, { id, email })
    return { id, isDenied: false }
  } catch (error) {
    if (hasNoRegistrants(error)) return { id: '', isDenied: false }
    if (!(error instanceof ZoomError) || error.kind !== 'refused') throw error
    // Zoom does not cancel what the host has cancelled or denied.
    const found = await findRegistrant(zoom, event, email)
    if (found !== null && found.status !== 'denied') throw error
    return { id: registrantId, isDenied: found !== null }
  }
}
