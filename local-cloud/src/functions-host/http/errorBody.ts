import type { RpcStatus } from '../../base/RpcError.ts'

/** An error as callable functions answer it: https://firebase.google.com/docs/functions/callable-reference */
export function errorBody(status: RpcStatus, message: string): object {
  return { error: { status, message } }
}
