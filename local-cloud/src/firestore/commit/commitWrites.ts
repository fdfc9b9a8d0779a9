import { RpcError } from '../../base/RpcError.ts'
import { documentSize } from '../documents/documentSize.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import type { Caller } from '../watch/OpenDatabase.ts'
import { parseWrite } from './parseWrite.ts'
import { planCommit, type WriteResult } from './planCommit.ts'
import type { Write } from './Write.ts'

const MICROS_PER_MILLI = 1000

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024

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
 * @throws RpcError for a malformed or too large input, a failed precondition, denied access, an aborted transaction or a full disk
 */
export function commitWrites(
  caller: Caller,
  inputs: readonly unknown[],
  transaction?: string,
): CommitResponse {
  const { database, transactions } = caller
  const writes = inputs.map((input) => parseWrite(database.root, input))
  checkRequestSize(writes)
  if (transaction) transactions.end(transaction, writes.length)
  const version = database.nextVersion()
  // Clients see milliseconds only, and rules compare request.time with the server timestamp.
  const requestTime = version - (version % MICROS_PER_MILLI)
  const { planned, results, after } = planCommit(writes, database, version, requestTime)
  caller.policy()?.write(planned, database, after, requestTime)
  const committed = database.apply(version, planned)
  const deletes = planned.filter(({ after: written }) => written === undefined).length
  caller.count({ writes: planned.length - deletes, deletes })
  return { writeResults: results, commitTime: formatTimestamp(committed) }
}

/** Counts the documents as they are stored, so that the limit is the same for every transport. */
function checkRequestSize(writes: readonly Write[]): void {
  const bytes = writes.reduce(
    (sum, write) => sum + (write.kind === 'set' ? documentSize(write.name, write.fields) : 0),
    0,
  )
  if (bytes > MAX_REQUEST_BYTES)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`,
    )
}
