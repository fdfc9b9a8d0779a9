import { changeEvent as definition } from '@outcome-studio/shared/callables/changeEvent'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { changeAtZoom } from './changeAtZoom.ts'
import { requireEvent } from './requireEvent.ts'
import { withZoom } from './withZoom.ts'

const ZOOM_MILLISECONDS = 45_000

/** Moves or cancels an event. */
export const changeEvent = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 4, maxInstances: 2, secrets: [ZOOM_CLIENT_SECRET] },
  async ({ eventId, change }) => {
    const firestore = database()
    const event = await requireEvent(eventId, firestore)
    await withZoom(() =>
      changeAtZoom(event, change, {
        firestore,
        zoom: openZoom(ZOOM_MILLISECONDS),
        now: Date.now,
        hosts: [event.hostId],
      }),
    )
  },
)
