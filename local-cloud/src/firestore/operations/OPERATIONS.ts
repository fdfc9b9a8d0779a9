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

/** Unary calls by their name in google.firestore.v1.Firestore. */
export const UNARY_OPERATIONS: ReadonlyMap<string, Operation> = new Map([
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
])

/** Server-streaming calls by their name in google.firestore.v1.Firestore. */
export const STREAMING_OPERATIONS: ReadonlyMap<string, StreamingOperation> = new Map([
  ['BatchGetDocuments', batchGetDocuments],
  ['RunAggregationQuery', runAggregationQuery],
  ['RunQuery', runQueryOperation],
])
