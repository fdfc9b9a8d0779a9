import { runSSOMigrationSync as definition } from '@outcome-studio/shared/callables/runSSOMigrationSync'
import { readSignIn } from '../account/readSignIn.ts'
import { callCallable } from '../callables/callCallable.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/**
 * Has the server make the signed-in person's record, or complete it. The specification skips this in the dev
 * environment (section 7): that is a sign-in by a token at /dev/token, whose people have their records from the
 * seed. A sign-in through the identity provider runs it wherever the page is.
 *
 * A failure is only logged (section 8); it may be called again at any time. Resolves when there is nothing to wait
 * for any more.
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
