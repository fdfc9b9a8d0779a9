import { syncZoom as definition } from '@outcome-studio/shared/callables/syncZoom'
import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { logInvocations } from '../../log/logInvocations.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { eventServices } from '../registration/EventServices.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { toEventsError, ZoomError } from '../zoom/ZoomError.ts'
import {
  isZoomConfigured,
  readZoomSettings,
  ZOOM_CLIENT_SECRET,
  ZoomSettingsError,
} from '../zoom/zoomSettings.ts'
import { followRegistrants } from './followRegistrants.ts'
import { noteUnconfigured, runSync, type SyncAnswer } from './runSync.ts'

const CALL_MILLISECONDS = 270_000
const SCHEDULED_MILLISECONDS = 500_000
/** Before the end nothing new is begun. */
const LAST_MILLISECONDS = 30_000

/**
 * Imports the events from Zoom, as far as the time allows.
 * @param milliseconds time limit of the whole call
 * @param after called once all events were read
 * @throws StudioError for a ZoomError, and the other errors of runSync
 */
async function sync(
  milliseconds: number,
  after: (hasTime: () => boolean) => Promise<void> = async () => {},
): Promise<SyncAnswer> {
  const firestore = database()
  const end = Date.now() + milliseconds - LAST_MILLISECONDS
  const hasTime = () => Date.now() < end
  try {
    const settings = readZoomSettings()
    const zoom = openZoom(milliseconds, settings)
    const services = { firestore, zoom, now: Date.now, hosts: settings.hosts }
    const answer = await runSync(services, hasTime)
    if (answer.finished) await after(hasTime)
    return answer
  } catch (error) {
    if (error instanceof ZoomError || error instanceof ZoomSettingsError) {
      logEvents({ event: 'sync-failed', reason: reasonOf(error) })
    }
    if (!(error instanceof ZoomSettingsError)) throw toEventsError(error)
    await noteUnconfigured(error.message, { firestore })
    throw new StudioError('cen/zoom-unavailable', { cause: error })
  }
}

/** Imports the events from Zoom when a tools admin asks for it. */
export const syncZoom = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 4, maxInstances: 2, secrets: [ZOOM_CLIENT_SECRET] },
  async () => ({ syncResult: await sync(CALL_MILLISECONDS) }),
)

/**
 * Imports the events from Zoom every hour, or continues an unfinished sync. Then it applies decisions about registrants
 * whose webhooks did not arrive.
 */
export const syncZoomBySchedule = onSchedule(
  {
    ...runsAs('syncZoomBySchedule'),
    region: FUNCTIONS_REGION,
    schedule: 'every 60 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    memory: '512MiB',
    maxInstances: 1,
    concurrency: 1,
    secrets: [ZOOM_CLIENT_SECRET, ...MAIL_SECRETS],
  },
  logInvocations('syncZoomBySchedule', async () => {
    if (!isZoomConfigured()) return
    await sync(SCHEDULED_MILLISECONDS, (hasTime) => followRegistrants(eventServices(), hasTime))
  }),
)
