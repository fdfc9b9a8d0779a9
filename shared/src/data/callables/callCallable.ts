import type { CallableDefinition, Sendable } from '@outcome-studio/shared/callables/defineCallable'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../signIn/requireSignedIn.ts'

const SECOND = 1_000

/**
 * Calls a function of the server.
 * @throws StudioError cen/sign-in-required, cen/offline, the code of the catalogue that the function refused with, or
 * cen/internal-error; FirebaseError functions/permission-denied, functions/resource-exhausted,
 * functions/deadline-exceeded
 */
export async function callCallable<Sent, Accepted, Output>(
  { name, seconds, output }: CallableDefinition<Sent, Accepted, Output>,
  input: Sendable<Sent>,
  connection = currentConnection(),
): Promise<Output> {
  try {
    await requireSignedIn(connection)
    const { sdk, functions } = await connection.functions()
    const call = sdk.httpsCallable<Sendable<Sent>, unknown>(functions, name, { timeout: seconds * SECOND })
    const result = output.safeParse((await call(input)).data)
    if (!result.success) throw result.error
    return result.data
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
