import { formatTimestamp } from '../time/formatTimestamp.ts'
import type { Caller } from '../watch/OpenDatabase.ts'
import { parseWrite } from './parseWrite.ts'
import { planCommit, type WriteResult } from './planCommit.ts'

const MICROS_PER_MILLI = 1000

/** google.firestore.v1.CommitResponse in proto3 JSON. */
export interface CommitResponse {
  readonly writeResults: readonly WriteResult[]
  readonly commitTime: string
}

/**
 * Commits all writes atomically.
 *
 * @param inputs google.firestore.v1.Write in proto3 JSON, not validated
 * @param transaction id of the transaction that the commit closes
 * @throws RpcError for a malformed input, a failed precondition, denied access, an aborted transaction or a full disk
 */
export function commitWrites(
  caller: Caller,
  inputs: readonly unknown[],
  transaction?: string,
): CommitResponse {
  const { database, transactions } = caller
  const writes = inputs.map((input) => parseWrite(database.root, input))
  if (transaction) transactions.end(transaction, writes.length)
  const version = database.nextVersion()
  // Clients see milliseconds only, and rules compare request.time with the server timestamp.
  const requestTime = version - (version % MICROS_PER_MILLI)
  const { planned, results, after } = planCommit(writes, database, version, requestTime)
  caller.policy()?.write(planned, database, after, requestTime)
  const committed = database.apply(version, planned)
  return { writeResults: results, commitTime: formatTimestamp(committed) }
}
