import { signOutEverywhere as definition } from '@outcome-studio/shared/callables/signOutEverywhere'
import { serveCallable } from '../../callable/serveCallable.ts'
import { accounts } from '../../database/accounts.ts'
import { database } from '../../database/database.ts'
import { logSecurity } from '../../log/securityLog.ts'
import { memberDomains } from '../../members/memberDomains.ts'
import { setValidSince } from './setValidSince.ts'

/** Writes the records first: from then on rules and functions refuse the tokens, even if the revocation fails. */
export const signOutEverywhere = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 10 },
  async (_input, { uid, domain }) => {
    const firestore = database()
    const now = new Date()
    for (const each of await memberDomains(uid, domain, firestore)) {
      await setValidSince({ uid, domain: each }, firestore, now)
    }
    await accounts().revokeRefreshTokens(uid)
    logSecurity({ event: 'signed-out-everywhere', uid })
  },
)
