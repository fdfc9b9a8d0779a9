import { takeSeat as definition, type SeatAnswer } from '@outcome-studio/shared/callables/takeSeat'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import type { SeatDecision } from '../members/groups/decideSeat.ts'
import { giveSeat } from '../members/groups/giveSeat.ts'

const ANSWERS: Readonly<Record<SeatDecision['kind'], SeatAnswer>> = {
  take: 'seated',
  keep: 'seated',
  full: 'full',
  free: 'none',
  none: 'none',
  unreadable: 'none',
}

/** Gives the caller a seat without a new sign-in. */
export const takeSeat = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 10 },
  async (_input, { uid, domain, token }) => {
    const emailVerified = token.email_verified === true
    const person = { uid, domain, email: token.email ?? '', emailVerified }
    const kind = await giveSeat(person, database(), new Date())
    return { seat: kind === 'none' && !emailVerified ? 'unconfirmed' : ANSWERS[kind] }
  },
)
