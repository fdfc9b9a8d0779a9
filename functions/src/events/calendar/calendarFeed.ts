import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { CALENDAR_MEDIA_TYPE } from '@outcome-studio/shared/domain/events'
import { HttpsError, onRequest } from 'firebase-functions/v2/https'
import { accounts } from '../../database/accounts.ts'
import { database } from '../../database/database.ts'
import { createRateLimit } from '../../guards/RateLimit.ts'
import { appOrigin } from '../../mail/server/mailSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { feedTokenOf, findFeedOwner } from './feedAddress.ts'
import { readFeedEntries } from './readFeedEntries.ts'
import { writeFeed } from './writeFeed.ts'

const MINUTE = 60_000
/** Calendar programs read a feed a few times an hour at most. */
const READS_PER_MINUTE = 30

/** Nothing may keep a copy that outlives the address. A program that has the text asks with its ETag. */
const HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const rateLimit = createRateLimit({ calls: READS_PER_MINUTE, window: MINUTE, now: Date.now })

/**
 * Serves a member's registered events to calendar programs, which do not sign in: the token in the path is the
 * permission. Every request without a valid one gets the same 404.
 */
export const calendarFeed = onRequest(
  {
    ...runsAs('calendarFeed'),
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 5,
    timeoutSeconds: 30,
  },
  async (request, response) => {
    response.set(HEADERS)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').send('')
      return
    }
    const firestore = database()
    const token = feedTokenOf(request.path)
    const uid = token === null ? null : await findFeedOwner(token, firestore)
    if (uid !== null && !isAdmitted(uid)) {
      response.status(429).set('retry-after', '60').type('text/plain').send('Too many requests.')
      return
    }
    const services = { firestore, auth: accounts(), appOrigin: appOrigin(), now: Date.now }
    const entries = uid === null ? null : await readFeedEntries(uid, services)
    if (entries === null) {
      response.status(404).type('text/plain').send('Not found.')
      return
    }
    response.set('content-disposition', 'inline; filename="live-events.ics"')
    response.set('content-type', CALENDAR_MEDIA_TYPE).send(writeFeed(entries))
  },
)

function isAdmitted(uid: string): boolean {
  try {
    rateLimit.admit(uid)
    return true
  } catch (error) {
    if (error instanceof HttpsError) return false
    throw error
  }
}
