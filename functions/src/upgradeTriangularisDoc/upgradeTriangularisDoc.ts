import { upgradeTriangularisDoc as definition } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { upgradeStoredStudy } from './upgradeStoredStudy.ts'

export const upgradeTriangularisDoc = serveCallable(definition, async ({ firestoreDocId }, caller) =>
  upgradeStoredStudy(caller, firestoreDocId, await database(), new Date()),
)
