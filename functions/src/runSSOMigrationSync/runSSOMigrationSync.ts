import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import { onCall } from 'firebase-functions/v2/https'
import { database } from '../database/database.ts'
import { createRateLimit } from '../guards/RateLimit.ts'
import { requireSignIn } from '../guards/requireSignIn.ts'
import { completeRecord } from './completeRecord.ts'

const TIMEOUT_SECONDS = 30
const CALLS_PER_MINUTE = 20

const rateLimit = createRateLimit({ calls: CALLS_PER_MINUTE, window: 60_000, now: Date.now })

/**
 * Called after sign-in: makes the caller's record, or completes it; takes no input and answers nothing. It may be
 * called any number of times, also at once.
 * Fails with unauthenticated and resource-exhausted.
 */
export const runSSOMigrationSync = onCall(
  { region: FUNCTIONS_REGION, timeoutSeconds: TIMEOUT_SECONDS },
  async (request) => {
    const caller = requireSignIn(request)
    rateLimit.admit(caller.uid)
    const token = request.auth?.token
    const person = {
      uid: caller.uid,
      domain: caller.domain,
      email: token?.email ?? '',
      emailVerified: token?.email_verified === true,
      name: typeof token?.name === 'string' ? token.name : '',
    }
    await completeRecord(person, await database(), new Date())
  },
)
