import { whileRenewing } from '../../database/whileRenewing.ts'
import type { EventServices } from './EventServices.ts'
import {
  beginTurn,
  endTurn,
  type RegistrationHint,
  type RegistrationKey,
  renewTurn,
  type Turn,
  takeRegistrationTicket,
} from './turns.ts'

const POLL_MILLISECONDS = 250

/**
 * Does work about a registration that no other turn does in its place. It waits while another turn is running.
 * Afterwards the tickets of others are still to be handled, unless the work has deleted the ledger.
 * @returns null without a ledger
 * @throws what the work throws
 */
export async function inOwnTurn<Result>(
  key: RegistrationKey,
  hint: RegistrationHint,
  work: (turn: Turn) => Promise<Result>,
  services: EventServices,
): Promise<{ readonly result: Result } | null> {
  for (;;) {
    const ticket = await takeRegistrationTicket(key, hint, services)
    if (ticket === null) return null
    for (;;) {
      const turn = await beginTurn(key, ticket, services)
      if (turn === 'handled') break
      if (turn !== 'busy') return { result: await workIn(turn, work, services) }
      await services.wait(POLL_MILLISECONDS)
    }
  }
}

async function workIn<Result>(
  turn: Turn,
  work: (turn: Turn) => Promise<Result>,
  services: EventServices,
): Promise<Result> {
  try {
    return await whileRenewing(
      () => renewTurn(turn, services),
      () => work(turn),
    )
  } finally {
    await endTurn(turn, false, services)
  }
}
