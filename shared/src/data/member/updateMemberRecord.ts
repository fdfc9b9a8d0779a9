import { StudioError } from '@outcome-studio/shared/domain/errors'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import type { Connection } from '../connection/Connection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/**
 * Changes fields of the signed-in person's record, and leaves the others as they are. Resolves when the database has
 * acknowledged it.
 * @param changes computes new values, by field or by path of a field within a map, from the stored record
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export async function updateMemberRecord(
  changes: (stored: Fields) => Fields,
  { source }: Pick<Connection, 'source'>,
): Promise<void> {
  try {
    const record = memberPath(await source.member())
    await source.renewToken()
    const documents = await source.documents()
    // Offline, a plain write stays pending; a transaction rejects.
    await documents.transact(async (transaction) => {
      const stored = await transaction.get(record)
      if (!stored) throw new StudioError('cen/doc-not-found')
      transaction.update(record, changes(stored))
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
