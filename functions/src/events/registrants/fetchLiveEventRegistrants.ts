import { fetchLiveEventRegistrants as definition } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import { isPastEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { registrantsPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { refusedAddresses } from '../../mail/bounces/refusedAddresses.ts'
import { withZoom } from '../managing/withZoom.ts'
import { unregisteredOf } from '../registration/commitTurn.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { attendanceOf } from './attendanceOf.ts'
import { registrantsOf } from './registrantsOf.ts'

const ZOOM_MILLISECONDS = 110_000

/** Reads who registered for an event, and who came. Without an event or its type the list is empty. */
export const fetchLiveEventRegistrants = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 5, secrets: [ZOOM_CLIENT_SECRET] },
  async ({ eventId, eventType }) => {
    if (!eventId || !eventType || eventId.includes('/')) return { registrants: [] }
    const firestore = database()
    const [stored, noted] = await firestore.getAll(
      firestore.doc(syncedEventPath(eventId)),
      firestore.doc(registrantsPath(eventId)),
    )
    const event = parseLiveEvent(eventId, stored?.data())
    if (event === null || event.zoomId === '') return { registrants: [] }
    return await withZoom(async () => {
      const zoom = openZoom(ZOOM_MILLISECONDS)
      const asked = { ...event, eventType }
      const hasEnded = event.state === 'ended' || isPastEvent(event, Date.now())
      const minutes = hasEnded ? await attendanceOf(zoom, asked) : null
      const registrants = await registrantsOf(zoom, asked, unregisteredOf(noted?.data()), minutes)
      const emails = registrants.map(({ email }) => email)
      const refused = await refusedAddresses(emails, firestore, Date.now())
      return {
        registrants: registrants.map((each) =>
          refused.has(each.email) ? { ...each, isMailRefused: true } : each,
        ),
      }
    })
  },
)
