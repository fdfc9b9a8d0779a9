import type { SeedEmail } from '../people/seedPeople.ts'
import { flatTire } from './flatTire.ts'
import type { SeedSession } from './SeedSession.ts'

interface OwnedSession {
  readonly owner: SeedEmail
  readonly session: SeedSession
  /** When the session was last used, in days from seeding. */
  readonly lastUsedInDays: number
}

/** The seeded sessions with the coach, with their owners. */
export const seedSessions: readonly OwnedSession[] = [
  { owner: 'tools@acme.test', session: flatTire, lastUsedInDays: -3 },
]
