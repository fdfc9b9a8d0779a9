import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { registrationPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { whileRenewing } from '../../database/whileRenewing.ts'
import { hasNoRegistrants } from '../zoom/ZoomError.ts'
import { commitTurn } from './commitTurn.ts'
import type { EventServices } from './EventServices.ts'
import { type FoundRegistrant, findRegistrant } from './findRegistrant.ts'
import { outcomeOf, register } from './register.ts'
import {
  beginTurn,
  endTurn,
  type RegistrationHint,
  type RegistrationKey,
  renewTurn,
  type Turn,
  takeRegistrationTicket,
} from './turns.ts'
import { unregister } from './unregister.ts'

const POLL_MILLISECONDS = 250

/**
 * Makes Zoom agree with a member's registration as it is now. Calls for the same member and event never run
 * concurrently: a later call waits until its work is done.
 * @throws ZoomError, ZoomSettingsError or LeaseLostError; call it again then
 */
export async function syncRegistration(
  key: RegistrationKey,
  services: EventServices,
  hint: RegistrationHint = {},
): Promise<void> {
  const ticket = await takeRegistrationTicket(key, hint, services)
  if (ticket === null) return
  for (;;) {
    const turn = await beginTurn(key, ticket, services)
    if (turn === 'handled') return
    if (turn === 'busy') {
      await services.wait(POLL_MILLISECONDS)
      continue
    }
    let until: number | null
    try {
      until = await whileRenewing(
        () => renewTurn(turn, services),
        () => agree(turn, services),
      )
    } catch (error) {
      await endTurn(turn, false, services)
      throw error
    }
    await endTurn(turn, until === null, services)
    if (until !== null) await services.wait(Math.max(until - services.now(), 0))
  }
}

/**
 * Makes Zoom, ledger and document agree, within a turn.
 * @returns when to come back, in milliseconds since 1970; null if everything agrees
 * @throws as syncRegistration
 */
export async function agree(turn: Turn, services: EventServices): Promise<number | null> {
  const { firestore } = services
  const { eventId } = turn.key
  const [registration, stored] = await firestore.getAll(
    firestore.doc(registrationPath(turn.key, eventId)),
    firestore.doc(syncedEventPath(eventId)),
  )
  const event = parseLiveEvent(eventId, stored?.data())
  const checked = turn.ledger.recheck > turn.ledger.rechecked ? await recheck(turn, event, services) : turn
  if (registration?.exists !== true) return await unregister(checked, event, services)
  await register(checked, registration, event, services)
  return null
}

/** Applies decisions of the host or of Zoom about a member who is registered or waits. */
async function recheck(turn: Turn, event: LiveEvent | null, services: EventServices): Promise<Turn> {
  const { status, email, tickets: rechecked } = turn.ledger
  const isDecided = status === 'registered' || status === 'waiting' || status === 'denied'
  if (!isDecided || event === null || event.approval === 'none' || event.state === 'cancelled') {
    return await commitTurn(turn, { ledger: { rechecked } }, services)
  }
  let found: FoundRegistrant | null
  try {
    found = await findRegistrant(services.openZoom(), event, email)
  } catch (error) {
    // Events without registration at Zoom have no decisions about members, so nothing changes.
    if (!hasNoRegistrants(error)) throw error
    return await commitTurn(turn, { ledger: { rechecked } }, services)
  }
  const { ledger } =
    found === null
      ? { ledger: { status: 'denied', registrantId: '', joinURL: '', declineUntil: null } as const }
      : outcomeOf({ ...found, isNew: false }, turn.ledger, null)
  return await commitTurn(turn, { ledger: { ...ledger, rechecked } }, services)
}
