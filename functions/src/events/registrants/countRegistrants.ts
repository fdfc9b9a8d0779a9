import { countRegistrants as definition } from '@outcome-studio/shared/callables/countRegistrants'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { withZoom } from '../managing/withZoom.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { ZOOM_CLIENT_SECRET } from '../zoom/zoomSettings.ts'
import { countAll } from './countAll.ts'

const ZOOM_MILLISECONDS = 50_000

/** Counts who registered for events, and who waits. */
export const countRegistrants = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 2, secrets: [ZOOM_CLIENT_SECRET] },
  async ({ eventIds }) => ({
    counts: await withZoom(() => countAll([...new Set(eventIds)], openZoom(ZOOM_MILLISECONDS), database())),
  }),
)
