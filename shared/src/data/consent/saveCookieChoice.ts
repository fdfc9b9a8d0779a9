import { type CookieChoice, StudioError } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { transact } from '../connection/transact.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { memberPath } from '../member/memberPath.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'

/**
 * Stores the signed-in person's choice beside whatever else their cookie preferences hold. Resolves when the
 * database has acknowledged it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export async function saveCookieChoice(
  { functionalInsights, version, decidedAt }: CookieChoice,
  connection = currentConnection(),
): Promise<void> {
  try {
    const member = await requireSignedIn(connection)
    const firestore = await connection.firestore()
    const record = firestore.sdk.doc(firestore.db, memberPath(member))
    // A plain write would wait without end for a network; a transaction says that there is none.
    await transact(firestore, async (transaction) => {
      const stored = await transaction.get(record)
      if (!stored.exists()) throw new StudioError('cen/doc-not-found')
      transaction.update(record, {
        'cookiePreferences.functionalInsights': functionalInsights,
        'cookiePreferences.version': version,
        'cookiePreferences.decidedAt': decidedAt,
      })
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
