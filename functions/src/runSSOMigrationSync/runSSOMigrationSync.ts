import { memberCallable } from '../callable/memberCallable.ts'
import { database } from '../database/database.ts'
import { completeRecord } from './completeRecord.ts'

/**
 * Called after sign-in: makes the caller's record, or completes it; takes no input and answers nothing. It may be
 * called any number of times, also at once.
 * Fails with unauthenticated and resource-exhausted.
 */
export const runSSOMigrationSync = memberCallable(
  { timeoutSeconds: 30, callsPerMinute: 20 },
  async ({ uid, domain }, { auth }) => {
    const token = auth?.token
    const person = {
      uid,
      domain,
      email: token?.email ?? '',
      emailVerified: token?.email_verified === true,
      name: typeof token?.name === 'string' ? token.name : '',
    }
    await completeRecord(person, await database(), new Date())
  },
)
