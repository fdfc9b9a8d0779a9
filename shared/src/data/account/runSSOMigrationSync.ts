import { runSSOMigrationSync as definition } from '@outcome-studio/shared/callables/runSSOMigrationSync'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { readSignIn } from './readSignIn.ts'

export interface SyncOptions {
  /** For a token sign-in without a record, which would otherwise wait for one forever. Default false. */
  readonly evenByToken?: boolean
  /**
   * For a user whose token has just changed: a call that is under way may have been sent with the one before, which knew
   * of no confirmed address. Default false.
   */
  readonly isNewToken?: boolean
}

const running = new WeakMap<Connection, Promise<Error | null>>()

/**
 * Asks the server to create or complete the signed-in user's record. It is skipped for a sign-in by token at /dev/token
 * (docs/product.md §7), because the seed has created those records.
 *
 * A failure is only logged (docs/product.md §8). It may be called again at any time; a call during another joins it, or
 * follows it if the token is new. Never rejects.
 * @returns why the record could not be created; null if it was, or nothing was to do
 */
export function runSSOMigrationSync(
  connection = currentConnection(),
  { evenByToken = false, isNewToken = false }: SyncOptions = {},
): Promise<Error | null> {
  const earlier = running.get(connection)
  if (earlier && !isNewToken) return earlier
  const call = () => synchronize(connection, evenByToken)
  const sync = (earlier ? earlier.then(call) : call()).finally(() => {
    if (running.get(connection) === sync) running.delete(connection)
  })
  running.set(connection, sync)
  return sync
}

async function synchronize(connection: Connection, evenByToken: boolean): Promise<Error | null> {
  try {
    const { isByToken } = await readSignIn(connection)
    if (!isByToken || evenByToken) await callCallable(definition, undefined, connection)
    return null
  } catch (cause) {
    console.error('The member record could not be synchronized.', cause)
    return toStudioError(cause, 'cen/internal-error')
  }
}
