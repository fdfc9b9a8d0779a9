import type { CallableDefinition, Sendable } from '@outcome-studio/shared/callables/defineCallable'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

const SECOND = 1_000

/**
 * Calls a function of the server. If it refuses the session, the session ends on this page.
 * @throws StudioError cen/sign-in-required, cen/offline, the code of the catalogue that the function refused with, or
 * cen/internal-error; FirebaseError functions/permission-denied, functions/resource-exhausted,
 * functions/deadline-exceeded
 */
export async function callCallable<Sent, Accepted, Output>(
  definition: CallableDefinition<Sent, Accepted, Output>,
  input: Sendable<Sent>,
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<Output> {
  try {
    return await callOnce(definition, input, connection)
  } catch (error) {
    const isRefused = error instanceof StudioError && error.code === 'cen/sign-in-required'
    if (isRefused) await connection.source.confirmSession()
    throw error
  }
}

/**
 * Calls a function of the server, and leaves the session as it is.
 * @throws as callCallable
 */
export async function callOnce<Sent, Accepted, Output>(
  { name, seconds, output }: CallableDefinition<Sent, Accepted, Output>,
  input: Sendable<Sent>,
  { source, call }: Pick<Connection, 'source' | 'call'>,
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
