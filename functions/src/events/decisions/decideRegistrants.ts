import { decideRegistrants as definition } from '@outcome-studio/shared/callables/decideRegistrants'
import { serveCallable } from '../../callable/serveCallable.ts'
import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { requireEvent } from '../managing/requireEvent.ts'
import { withZoom } from '../managing/withZoom.ts'
import { eventServices } from '../registration/EventServices.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { decideAll } from './decideAll.ts'

/** Nobody is begun afterwards; the rest of the time is for the current people. */
const MOST_MILLISECONDS = 80_000

/** Approves or denies people who registered for an event. */
export const decideRegistrants = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 4, maxInstances: 2, secrets: [ZOOM_CLIENT_SECRET, ...MAIL_SECRETS] },
  async ({ eventId, reason, ...decision }) => {
    const services = eventServices()
    const event = await requireEvent(eventId, services.firestore)
    const end = performance.now() + MOST_MILLISECONDS
    const wanted = { ...decision, reason: reason.trim() }
    const decided = await withZoom(() => decideAll(event, wanted, services, () => performance.now() < end))
    return { decided }
  },
)
