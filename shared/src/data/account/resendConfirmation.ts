import { resendConfirmation as definition } from '@outcome-studio/shared/callables/resendConfirmation'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/**
 * Mails the signed-in user a link that confirms their email address.
 * @throws as callCallable
 */
export async function resendConfirmation(
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<void> {
  await callCallable(definition, undefined, connection)
}
