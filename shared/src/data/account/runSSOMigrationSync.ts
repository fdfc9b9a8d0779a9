import { runSSOMigrationSync as definition } from '@outcome-studio/shared/callables/runSSOMigrationSync'
import { callCallable } from '../callables/callCallable.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { readSignIn } from './readSignIn.ts'

/**
 * Asks the server to create or complete the signed-in user's record. It is skipped in the dev environment
 * (docs/product.md §7), which means a sign-in by token at /dev/token: the seed has created those records. A sign-in
 * through the identity provider runs it everywhere.
 *
 * A failure is only logged (docs/product.md §8). It may be called again at any time. Never rejects.
 */
export async function runSSOMigrationSync(connection = currentConnection()): Promise<void> {
  try {
    const { isByToken } = await readSignIn(connection)
    if (isByToken) return
    await callCallable(definition, undefined, connection)
  } catch (cause) {
    console.error('The member record could not be synchronised.', cause)
  }
}
