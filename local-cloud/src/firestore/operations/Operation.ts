import type { Caller } from '../watch/OpenDatabase.ts'

/**
 * One call of google.firestore.v1.Firestore that is no stream from the caller.
 *
 * @param request the call's request in proto3 JSON, unchecked
 * @returns the response in proto3 JSON; for calls that answer in a stream, all of its messages
 * @throws RpcError
 */
export type Operation<Response extends object = object> = (caller: Caller, request: unknown) => Response
export type StreamingOperation = Operation<readonly object[]>
