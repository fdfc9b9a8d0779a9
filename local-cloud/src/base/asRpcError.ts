import type { Log } from './Log.ts'
import { RpcError } from './RpcError.ts'

/** Converts any thrown value to an RPC error. Unexpected errors become INTERNAL; their message is only logged. */
export function asRpcError(thrown: unknown, log: Log): RpcError {
  if (thrown instanceof RpcError) return thrown
  log(
    `Firestore: unexpected failure: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`,
  )
  return new RpcError('INTERNAL', 'The local Firestore failed on this call; its log says why.', {
    cause: thrown,
  })
}
