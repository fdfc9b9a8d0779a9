import { readSignIn } from '../account/readSignIn.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/** Milliseconds; the person waits for their record meanwhile. */
const DEADLINE = 15_000

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
    const { sdk, functions } = await connection.functions()
    await sdk.httpsCallable<null, unknown>(functions, 'runSSOMigrationSync', { timeout: DEADLINE })(null)
  } catch (cause) {
    console.error('The member record could not be synchronised.', cause)
  }
}
