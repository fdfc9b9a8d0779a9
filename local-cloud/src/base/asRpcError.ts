import type { Log } from './Log.ts'
import { RpcError } from './RpcError.ts'

/**
 * What a transport answers for whatever was thrown: refusals as they are, a defect as INTERNAL.
 * A defect's own text goes to the log alone.
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
