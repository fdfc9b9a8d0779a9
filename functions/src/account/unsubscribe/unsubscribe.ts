import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { database } from '../../database/database.ts'
import { appOrigin } from '../../mail/server/mailSettings.ts'
import { UNSUBSCRIBE_KEY } from '../../mail/unsubscribe/unsubscribeSettings.ts'
import { readUnsubscribeToken, type Unsubscription } from '../../mail/unsubscribe/unsubscribeToken.ts'
import { memberDomains } from '../../members/memberDomains.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { PAGE_HEADERS, type PageText, unsubscribePage } from './unsubscribePage.ts'

/**
 * Switches reminders off for the member whom the link of a mail names, without signing in. GET shows a page with a
 * button and changes nothing, because mail programs and scanners open links. POST is the button, or the one click of a
 * mail program (RFC 8058).
 */
export const unsubscribe = onRequest(
  {
    ...runsAs('unsubscribe'),
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 5,
    timeoutSeconds: 30,
    secrets: [UNSUBSCRIBE_KEY],
  },
  async (request, response) => {
    response.set(PAGE_HEADERS)
    const { method, query } = request
    const answer = (status: number, text: PageText): void => {
      response.status(status).send(unsubscribePage(text, appOrigin()))
    }
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      response.status(405).set('allow', 'GET, HEAD, POST').send('')
      return
    }
    const token = typeof query.token === 'string' ? query.token : ''
    const read = readUnsubscribeToken(token, UNSUBSCRIBE_KEY.value(), Date.now())
    if (read === 'forged') return answer(400, 'forged')
    if (read === 'old') return answer(410, 'old')
    if (method !== 'POST') return answer(200, 'question')
    await switchOff(read, database())
    answer(200, 'done')
  },
)

/** In all records of the member: a change of the address starts another one. A deleted member has none. */
async function switchOff({ uid, domain, field }: Unsubscription, firestore: Firestore): Promise<void> {
  const domains = await memberDomains(uid, domain, firestore)
  const records = domains.map((each) => firestore.doc(memberPath({ uid, domain: each })))
  await firestore.runTransaction(async (transaction) => {
    for (const record of await transaction.getAll(...records)) {
      if (record.exists) transaction.update(record.ref, { [field]: false })
    }
  })
}
