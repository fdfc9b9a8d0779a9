import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import type { GlobalOptions } from 'firebase-functions/v2'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { logInvocations } from '../../../log/logInvocations.ts'
import { logTriggers } from '../../../log/logTriggers.ts'
import { MAIL_SECRETS } from '../../../mail/server/mailSettings.ts'
import { runsAs } from '../../../serviceAccounts/runsAs.ts'
import { ZOOM_CLIENT_SECRET } from '../../zoom/zoomSettings.ts'
import { eventServices } from '../EventServices.ts'
import { followPlaces } from './followPlaces.ts'
import { followWaitlists } from './followWaitlists.ts'

const OPTIONS = {
  region: FUNCTIONS_REGION,
  memory: '512MiB',
  secrets: [ZOOM_CLIENT_SECRET, ...MAIL_SECRETS],
} satisfies GlobalOptions
/** Afterwards no other event is started; the remaining time is for the current one. */
const MOST_MILLISECONDS = 210_000
/** What decides about the places of an event. */
const FIELDS = ['capacity', 'approval', 'state', 'startTime', 'status']

/** Updates the waitlist when an event has more places, is listed again, or no longer takes place. */
export const followEventPlaces = onDocumentUpdated(
  {
    ...OPTIONS,
    ...runsAs('followEventPlaces'),
    document: `${SYNCED_EVENTS_PATH}/{eventId}`,
    retry: true,
    concurrency: 10,
    maxInstances: 5,
    timeoutSeconds: 300,
  },
  logTriggers('followEventPlaces', async ({ params: { eventId }, data }) => {
    if (FIELDS.every((field) => data?.before.get(field) === data?.after.get(field))) return
    await followPlaces(eventId, eventServices())
  }),
)

/** Completes calls that ended early, and finds places that became free at Zoom without a webhook. */
export const followPlacesBySchedule = onSchedule(
  {
    ...OPTIONS,
    ...runsAs('followPlacesBySchedule'),
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 290,
    maxInstances: 1,
    concurrency: 1,
  },
  logInvocations('followPlacesBySchedule', async () => {
    const end = performance.now() + MOST_MILLISECONDS
    await followWaitlists(eventServices(), () => performance.now() < end)
  }),
)
