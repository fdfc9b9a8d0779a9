import type { CookieChoice } from '@outcome-studio/shared/domain/consent'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

/**
 * Stores the signed-in person's choice; other keys of their cookie preferences are preserved. Resolves when
 * the database has acknowledged it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export function saveCookieChoice(
  { functionalInsights, version, decidedAt }: CookieChoice,
  connection: Pick<Connection, 'source'> = currentConnection(),
): Promise<void> {
  const fields = {
    'cookiePreferences.functionalInsights': functionalInsights,
    'cookiePreferences.version': version,
    'cookiePreferences.decidedAt': decidedAt,
  }
  return updateMemberRecord(() => fields, connection)
}
