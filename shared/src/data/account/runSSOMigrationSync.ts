import { runSSOMigrationSync as definition } from '@outcome-studio/shared/callables/runSSOMigrationSync'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { readSignIn } from './readSignIn.ts'

export interface SyncOptions {
  /** For a token sign-in without a record, which would otherwise wait for one forever. Default false. */
  readonly evenByToken?: boolean
}

const running = new WeakMap<Connection, Promise<Error | null>>()

/**
 * Asks the server to create or complete the signed-in user's record. It is skipped for a sign-in by token at /dev/token
 * (docs/product.md §7), because the seed has created those records.
 *
 * A failure is only logged (docs/product.md §8). It may be called again at any time; a call during another joins it.
 * Never rejects.
 * @returns why the record could not be created; null if it was, or nothing was to do
 */
export function runSSOMigrationSync(
  connection = currentConnection(),
  { evenByToken = false }: SyncOptions = {},
): Promise<Error | null> {
  const earlier = running.get(connection)
  if (earlier) return earlier
  const sync = synchronize(connection, evenByToken).finally(() => running.delete(connection))
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
