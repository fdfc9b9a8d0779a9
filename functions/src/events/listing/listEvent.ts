import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { database } from '../../database/database.ts'
import { logTriggers } from '../../log/logTriggers.ts'
import { runsAs } from '../../serviceAccounts/runsAs.ts'
import { followListing } from './followListing.ts'

/** Keeps the listing of an event up to date, which members without access read. */
export const listEvent = onDocumentWritten(
  {
    document: `${SYNCED_EVENTS_PATH}/{eventId}`,
    ...runsAs('listEvent'),
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 5,
    timeoutSeconds: 60,
  },
  logTriggers('listEvent', ({ params: { eventId } }) => followListing(eventId, database())),
)
