import type { RpcStatus } from '../../base/RpcError.ts'

/** An error in the format of callable functions: https://firebase.google.com/docs/functions/callable-reference */
export function errorBody(status: RpcStatus, message: string): object {
  return { error: { status, message } }
}
