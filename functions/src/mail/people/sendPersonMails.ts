import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { MAIL_LEDGERS_PATH } from '@outcome-studio/shared/domain/paths'
import type { GlobalOptions } from 'firebase-functions/v2'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { database } from '../../database/database.ts'
import { logInvocations } from '../../log/logInvocations.ts'
import { logTriggers } from '../../log/logTriggers.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { mailServices } from '../mailServices.ts'
import { MAIL_SECRETS } from '../server/mailSettings.ts'
import { deliverPersonMails } from './deliverPersonMails.ts'

const OPTIONS = { region: FUNCTIONS_REGION, memory: '512MiB', secrets: MAIL_SECRETS } satisfies GlobalOptions
/** Most ledgers of one run. The next run continues. */
const MOST_LEDGERS = 500

/** Sends a person's mails as soon as they are due. */
export const sendPersonMails = onDocumentWritten(
  {
    ...OPTIONS,
    ...runsAs('sendPersonMails'),
    document: 'mailLedgers/{id}',
    concurrency: 10,
    maxInstances: 5,
    timeoutSeconds: 120,
  },
  logTriggers('sendPersonMails', async ({ params: { id }, data }) => {
    const dueAt: unknown = data?.after.get('mailDueAt')
    if (typeof dueAt !== 'number' || dueAt > Date.now()) return
    await deliverPersonMails(id, mailServices({ firestore: database(), now: Date.now }))
  }),
)

/** Sends the mails to people that could not be sent before. Two runs never overlap. */
export const resendPersonMails = onSchedule(
  {
    ...OPTIONS,
    ...runsAs('resendPersonMails'),
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 290,
    maxInstances: 1,
    concurrency: 1,
  },
  logInvocations('resendPersonMails', async () => {
    const services = mailServices({ firestore: database(), now: Date.now })
    const due = await services.firestore
      .collection(MAIL_LEDGERS_PATH)
      .where('mailDueAt', '<=', Date.now())
      .orderBy('mailDueAt')
      .limit(MOST_LEDGERS)
      .select()
      .get()
    const end = performance.now() + 210_000
    for (const { id } of due.docs) {
      if (performance.now() > end) return
      await deliverPersonMails(id, services)
    }
  }),
)
