import type { Caller } from '../watch/OpenDatabase.ts'

/**
 * A unary or server-streaming call of google.firestore.v1.Firestore.
 *
 * @param request the call's request in proto3 JSON, not validated
 * @returns the response in proto3 JSON, or all messages of a streaming call
 * @throws RpcError
 */
export type Operation<Response extends object = object> = (caller: Caller, request: unknown) => Response
export type StreamingOperation = Operation<readonly object[]>
