import { syncAffiliateServices as definition } from '@outcome-studio/shared/callables/syncAffiliateServices'
import { callCallable } from '../callables/callCallable.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/**
 * Asks the server to send the member's complete profile to the affiliate service. Failures are only logged. Never
 * rejects.
 */
export async function syncAffiliateServices(connection = currentConnection()): Promise<void> {
  try {
    await callCallable(definition, undefined, connection)
  } catch (cause) {
    console.error('The affiliate service could not be synchronized.', cause)
  }
}
