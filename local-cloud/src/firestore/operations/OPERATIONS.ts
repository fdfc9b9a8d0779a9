import { RpcError } from '../../base/RpcError.ts'
import { billedReads } from '../usage/billedReads.ts'
import type { Caller } from '../watch/OpenDatabase.ts'
import { batchGetDocuments } from './batchGetDocuments.ts'
import { batchWrite } from './batchWrite.ts'
import { beginTransactionOperation } from './beginTransactionOperation.ts'
import { commit } from './commit.ts'
import { createDocument } from './createDocument.ts'
import { deleteDocument } from './deleteDocument.ts'
import { getDocument } from './getDocument.ts'
import { listCollectionIds } from './listCollectionIds.ts'
import { listDocuments } from './listDocuments.ts'
import type { Operation, StreamingOperation } from './Operation.ts'
import { rollback } from './rollback.ts'
import { runAggregationQuery } from './runAggregationQuery.ts'
import { runQueryOperation } from './runQueryOperation.ts'
import { updateDocument } from './updateDocument.ts'

/** Counts what an operation reads. A document that is missing costs as much as another one. */
const counted = <Answer extends object>([name, operation]: readonly [string, Operation<Answer>]) =>
  [
    name,
    (caller: Caller, request: unknown): Answer => {
      try {
        const answer = operation(caller, request)
        caller.count({ reads: billedReads(name, answer) })
        return answer
      } catch (error) {
        if (error instanceof RpcError && error.status === 'NOT_FOUND')
          caller.count({ reads: billedReads(name, null) })
        throw error
      }
    },
  ] as const

/** Unary calls by their name in google.firestore.v1.Firestore. */
export const UNARY_OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  (
    [
      ['BatchWrite', batchWrite],
      ['BeginTransaction', beginTransactionOperation],
      ['Commit', commit],
      ['CreateDocument', createDocument],
      ['DeleteDocument', deleteDocument],
      ['GetDocument', getDocument],
      ['ListCollectionIds', listCollectionIds],
      ['ListDocuments', listDocuments],
      ['Rollback', rollback],
      ['UpdateDocument', updateDocument],
    ] as const
  ).map(counted),
)

/** Server-streaming calls by their name in google.firestore.v1.Firestore. */
export const STREAMING_OPERATIONS: ReadonlyMap<string, StreamingOperation> = new Map(
  (
    [
      ['BatchGetDocuments', batchGetDocuments],
      ['RunAggregationQuery', runAggregationQuery],
      ['RunQuery', runQueryOperation],
    ] as const
  ).map(counted),
)
