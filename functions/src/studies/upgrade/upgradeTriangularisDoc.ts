import { upgradeTriangularisDoc as definition } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { deadline } from '../../guards/deadline.ts'
import { upgradeStoredStudy } from './upgradeStoredStudy.ts'

/** Milliseconds the upgrade may take, most of which are for checking. Beyond that it fails with deadline-exceeded. */
const DEADLINE = 20_000

export const upgradeTriangularisDoc = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 1, maxInstances: 20 },
  async ({ firestoreDocId }, caller) => {
    const requireTime = deadline(DEADLINE, Date.now)
    return upgradeStoredStudy(caller, firestoreDocId, database(), new Date(), requireTime)
  },
)
