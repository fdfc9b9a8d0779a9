import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { database } from '../../database/database.ts'
import { logInvocations } from '../../log/logInvocations.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { createMailRun } from '../mail/MailRun.ts'
import { sendReminders } from './sendReminders.ts'

/** Afterwards nothing new is begun; the rest of the time is for the mails that are being sent. */
const MOST_MILLISECONDS = 210_000

/** Sends what is due about live events: mails that failed, and reminders. Two runs never overlap. */
export const sendEventReminders = onSchedule(
  {
    ...runsAs('sendEventReminders'),
    region: FUNCTIONS_REGION,
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 290,
    memory: '512MiB',
    maxInstances: 1,
    concurrency: 1,
    secrets: MAIL_SECRETS,
  },
  logInvocations('sendEventReminders', async () => {
    const end = performance.now() + MOST_MILLISECONDS
    const run = createMailRun(() => performance.now() < end)
    const services = mailServices({ firestore: database(), now: Date.now })
    await sendReminders(services, run)
  }),
)
