import { randomBytes } from 'node:crypto'
import { changeCalendarAddress as definition } from '@outcome-studio/shared/callables/changeCalendarAddress'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { logSecurity } from '../../log/securityLog.ts'
import { createFeedToken, feedAddressOf, revokeFeedToken, TOKEN_BYTES } from './feedAddress.ts'

/** Creates or revokes the caller's calendar address. */
export const changeCalendarAddress = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 5 },
  async ({ change }, caller) => {
    const firestore = database()
    if (change === 'revoke') {
      await revokeFeedToken(caller.uid, firestore)
      logSecurity({ event: 'calendar-address-revoked', uid: caller.uid })
      return { address: null }
    }
    const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
    const token = await createFeedToken(caller, { firestore, newToken, now: () => new Date() })
    logSecurity({ event: 'calendar-address-created', uid: caller.uid })
    return { address: feedAddressOf(token) }
  },
)
