import { studyRequestSchema } from '@outcome-studio/shared/domain'
import { memberCallable } from '../callable/memberCallable.ts'
import { database } from '../database/database.ts'
import { parseInput } from '../guards/parseInput.ts'
import { requireAccess } from '../guards/requireAccess.ts'
import { upgradeStoredStudy } from './upgradeStoredStudy.ts'

/**
 * Brings the caller's study to the current schema version and rule version and returns its versions. It saves, so it
 * requires a membership; reading an older study does not.
 * Fails with unauthenticated, permission-denied (no membership), invalid-argument naming the field, not-found,
 * failed-precondition (no study, or too large) and resource-exhausted.
 */
export const upgradeTriangularisDoc = memberCallable(
  { timeoutSeconds: 30, callsPerMinute: 60 },
  async (caller, { data }) => {
    const { firestoreDocId } = parseInput(studyRequestSchema, data)
    const firestore = await database()
    const now = new Date()
    await requireAccess(caller, firestore, now)
    return await upgradeStoredStudy(caller, firestoreDocId, firestore, now)
  },
)
