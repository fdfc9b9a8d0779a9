import type { CallableDefinition, Sendable } from '@outcome-studio/shared/callables/defineCallable'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

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
  { source, call }: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<Output> {
  try {
    await source.member()
    const result = output.safeParse(await call(name, input, seconds * SECOND))
    if (!result.success) throw result.error
    return result.data
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
