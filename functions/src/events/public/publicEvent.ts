import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { HttpsError, onRequest } from 'firebase-functions/v2/https'
import { database } from '../../database/database.ts'
import { createRateLimit } from '../../guards/RateLimit.ts'
import { log } from '../../log/log.ts'
import { appOrigin } from '../../mail/server/mailSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { failedEventPage, PUBLIC_PAGE_POLICY, publicEventPage, unknownEventPage } from './publicEventPage.ts'
import { readPublicEvent } from './readPublicEvent.ts'

const MINUTE = 60_000
/** Of an instance. The host's cache answers most readers, so more are somebody who tries addresses. */
const READS_PER_MINUTE = 1_200

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PUBLIC_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
/** An event that is unpublished is gone a minute later. */
const CACHED = 'public, max-age=60'

const rateLimit = createRateLimit({ calls: READS_PER_MINUTE, window: MINUTE, now: Date.now })

/**
 * Serves the page of a published event to everybody, with what previews of links show. The host of the app passes
 * /events/{documentId} on to it. It reads the listing alone, which has no link to join and no registration.
 */
export const publicEvent = onRequest(
  {
    ...runsAs('publicEvent'),
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 3,
    timeoutSeconds: 15,
  },
  async ({ method, path }, response) => {
    response.set(HEADERS)
    const send = (status: number, caching: string, html: string): void => {
      response.status(status).set('cache-control', caching).send(html)
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).send('')
      return
    }
    if (!isAdmitted()) {
      response.set('retry-after', '60')
      return send(429, 'no-store', failedEventPage(appOrigin()))
    }
    try {
      const shown = await readPublicEvent(path, database())
      if (shown === null) send(404, 'no-cache', unknownEventPage(appOrigin()))
      else send(200, CACHED, publicEventPage(shown, appOrigin(), Date.now()))
    } catch (error) {
      log.failed('A public event could not be read.', error)
      response.set('retry-after', '60')
      send(503, 'no-store', failedEventPage(appOrigin()))
    }
  },
)

function isAdmitted(): boolean {
  try {
    rateLimit.admit('everybody')
    return true
  } catch (error) {
    if (error instanceof HttpsError) return false
    throw error
  }
}
