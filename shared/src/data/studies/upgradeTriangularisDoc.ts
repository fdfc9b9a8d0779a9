import { type StudyRequest, type UpgradeResult, upgradeResultSchema } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'

/** Milliseconds after which the call fails with deadline-exceeded. */
const DEADLINE = 60_000

/**
 * Upgrades a study of an older version on the server. Safe to repeat if the answer was lost.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/doc-loading-error, cen/doc-too-large, cen/offline,
 * cen/internal-error; FirebaseError functions/permission-denied, functions/resource-exhausted,
 * functions/deadline-exceeded
 */
export async function upgradeTriangularisDoc(
  docName: string,
  connection = currentConnection(),
): Promise<UpgradeResult> {
  try {
    await requireSignedIn(connection)
    const { sdk, functions } = await connection.functions()
    const call = sdk.httpsCallable<StudyRequest, unknown>(functions, 'upgradeTriangularisDoc', {
      timeout: DEADLINE,
    })
    const { data } = await call({ firestoreDocId: docName })
    return upgradeResultSchema.parse(data)
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
