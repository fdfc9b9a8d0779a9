import type { Log } from './Log.ts'
import { RpcError } from './RpcError.ts'

/**
 * Converts anything thrown to an RPC error: refusals stay as they are, a defect becomes INTERNAL.
 * The defect's own text is only logged.
 */
export function asRpcError(thrown: unknown, log: Log): RpcError {
  if (thrown instanceof RpcError) return thrown
  log(
    `Firestore: unexpected failure: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`,
  )
  return new RpcError('INTERNAL', 'The local Firestore failed on this call; its log says why.', {
    cause: thrown,
  })
}
