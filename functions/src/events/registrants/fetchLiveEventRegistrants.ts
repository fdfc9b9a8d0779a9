import { fetchLiveEventRegistrants as definition } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import { parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { refusedAddresses } from '../../mail/bounces/refusedAddresses.ts'
import { withZoom } from '../managing/withZoom.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { listRegistrants } from './listRegistrants.ts'

const ZOOM_MILLISECONDS = 110_000

/** Reads who registered for an event, and who came. Without an event or its type the list is empty. */
export const fetchLiveEventRegistrants = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 5, secrets: [ZOOM_CLIENT_SECRET] },
  async ({ eventId, eventType }) => {
    if (!eventId || !eventType || eventId.includes('/')) return { registrants: [] }
    const firestore = database()
    const stored = await firestore.doc(syncedEventPath(eventId)).get()
    const event = parseLiveEvent(eventId, stored.data())
    if (event === null || event.zoomId === '') return { registrants: [] }
    return await withZoom(async () => {
      const now = Date.now()
      const zoom = openZoom(ZOOM_MILLISECONDS)
      const registrants = await listRegistrants({ ...event, eventType }, { firestore, zoom, now })
      const emails = registrants.map(({ email }) => email)
      const refused = await refusedAddresses(emails, firestore, now)
      return {
        registrants: registrants.map((each) =>
          refused.has(each.email) ? { ...each, isMailRefused: true } : each,
        ),
      }
    })
  },
)
