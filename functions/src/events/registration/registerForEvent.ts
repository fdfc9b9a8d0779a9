import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { logTriggers } from '../../log/logTriggers.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { eventServices } from './EventServices.ts'
import { syncRegistration } from './syncRegistration.ts'
import { followPlaces } from './waitlist/followPlaces.ts'

/**
 * Registers a member at Zoom when they ask for it, and cancels the registration when they have deleted it. Events may
 * come late, twice and in any order: each makes Zoom agree with the document as it is now.
 */
export const registerForEvent = onDocumentWritten(
  {
    document: 'domains/{domain}/users/{uid}/liveEvents/{eventId}',
    ...runsAs('registerForEvent'),
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 20,
    // A cancellation waits until it can no longer be undone, and until another call has finished its turn.
    timeoutSeconds: 180,
    secrets: [ZOOM_CLIENT_SECRET, ...MAIL_SECRETS],
  },
  logTriggers('registerForEvent', async ({ params: { domain, uid, eventId }, data, time }) => {
    const status: unknown = data?.after.get('registrationStatus')
    // The server has written it, and the call that did comes again by itself.
    if (status === 'failed' || status === 'waitlisted') return
    const isDeleted = data?.after.exists !== true
    const hint = isDeleted ? { deletedAt: Date.parse(time) } : {}
    const services = eventServices()
    await syncRegistration({ domain, uid, eventId }, services, hint)
    await followPlaces(eventId, services)
  }),
)
