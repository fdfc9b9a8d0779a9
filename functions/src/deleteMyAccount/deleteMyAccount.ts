import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import { onCall } from 'firebase-functions/v2/https'
import { database } from '../database/database.ts'
import { createRateLimit } from '../guards/RateLimit.ts'
import { requireFreshSignIn } from '../guards/requireFreshSignIn.ts'
import { requireSignIn } from '../guards/requireSignIn.ts'
import { deleteMemberData } from './deleteMemberData.ts'
import { deleteSignIn } from './deleteSignIn.ts'

const TIMEOUT_SECONDS = 300
const CALLS_PER_MINUTE = 10

const rateLimit = createRateLimit({ calls: CALLS_PER_MINUTE, window: 60_000, now: Date.now })

/**
 * Deletes the caller's account with everything in it; takes no input and answers nothing. The sign-in goes only when
 * the data is gone, so that whoever was interrupted can call again.
 * Fails with unauthenticated, failed-precondition (cen/fresh-sign-in-required) and resource-exhausted.
 */
export const deleteMyAccount = onCall(
  { region: FUNCTIONS_REGION, timeoutSeconds: TIMEOUT_SECONDS },
  async (request) => {
    const caller = requireSignIn(request)
    rateLimit.admit(caller.uid)
    requireFreshSignIn(request, new Date())
    const firestore = await database()
    await deleteMemberData(caller, firestore)
    await deleteSignIn(caller.uid)
    // Another tab may have saved something until its sign-in ended.
    await deleteMemberData(caller, firestore)
  },
)
