import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { EVENT_MESSAGES_PATH } from '@outcome-studio/shared/domain/paths'
import type { GlobalOptions } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { database } from '../../database/database.ts'
import { logInvocations } from '../../log/logInvocations.ts'
import { logTriggers } from '../../log/logTriggers.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { followMessage, type MessageServices } from './followMessage.ts'

const OPTIONS = {
  region: FUNCTIONS_REGION,
  memory: '512MiB',
  secrets: [ZOOM_CLIENT_SECRET, ...MAIL_SECRETS],
} satisfies GlobalOptions
const ZOOM_MILLISECONDS = 60_000
/** Afterwards no other mail is begun; the remaining time is for the current ones. */
const MOST_MILLISECONDS = 210_000

function messageServices(): MessageServices {
  const services = mailServices({ firestore: database(), now: Date.now })
  return { ...services, openZoom: () => openZoom(ZOOM_MILLISECONDS) }
}

function timeLeft(): () => boolean {
  const end = performance.now() + MOST_MILLISECONDS
  return () => performance.now() < end
}

/** Sends a message as soon as it is stored. */
export const deliverEventMessage = onDocumentCreated(
  {
    ...OPTIONS,
    ...runsAs('deliverEventMessage'),
    document: `${EVENT_MESSAGES_PATH}/{messageId}`,
    retry: true,
    // Each call opens a connection to the mail server for every mail that it sends at once.
    concurrency: 1,
    maxInstances: 3,
    timeoutSeconds: 290,
  },
  logTriggers('deliverEventMessage', ({ params: { messageId } }) =>
    followMessage(messageId, messageServices(), timeLeft()),
  ),
)

/** Sends the mails that could not be sent before, and completes calls that ended early. */
export const deliverEventMessagesBySchedule = onSchedule(
  {
    ...OPTIONS,
    ...runsAs('deliverEventMessagesBySchedule'),
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 290,
    maxInstances: 1,
    concurrency: 1,
  },
  logInvocations('deliverEventMessagesBySchedule', () => followMessages(messageServices(), timeLeft())),
)

/**
 * Goes on with all messages that are not sent completely. One that fails does not stop the others.
 * @param hasTime whether another mail may be begun
 */
export async function followMessages(services: MessageServices, hasTime: () => boolean): Promise<void> {
  const open = await services.firestore
    .collection(EVENT_MESSAGES_PATH)
    .where('state', 'in', ['preparing', 'sending'])
    .get()
  for (const each of open.docs) {
    if (!hasTime()) return
    try {
      await followMessage(each.id, services, hasTime)
    } catch (error) {
      logEvents({ event: 'message-failed', eventId: String(each.get('eventId')), reason: reasonOf(error) })
    }
  }
}
