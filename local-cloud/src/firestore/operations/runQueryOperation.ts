import { z } from 'zod'
import { maskDocument } from '../documents/maskDocument.ts'
import { wireDocument } from '../documents/wireDocument.ts'
import { compileQuery } from '../query/compileQuery.ts'
import { runQuery } from '../query/runQuery.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import { explainShape } from './explainShape.ts'
import type { StreamingOperation } from './Operation.ts'
import { consistencyShape, readTransaction } from './readTransaction.ts'

const requestSchema = z.object({
  parent: z.string(),
  structuredQuery: z.unknown().optional(),
  ...consistencyShape,
  ...explainShape,
})

export const runQueryOperation: StreamingOperation = (caller, input) => {
  const request = parseRequest(requestSchema, input)
  const query = compileQuery(caller.database.root, request.parent, request.structuredQuery)
  caller.policy()?.list(request.parent, request.structuredQuery, caller.database)
  const { id, begun } = readTransaction(caller, request)
  const readTime = formatTimestamp(caller.database.version)
  const documents = runQuery(caller.database, query)
  if (id) caller.transactions.noteQuery(id, query, documents)
  const answers: readonly object[] =
    documents.length > 0
      ? documents.map((document) => ({
          document: wireDocument(maskDocument(document, query.select)),
          readTime,
        }))
      : [{ readTime }]
  return begun ? [{ transaction: begun }, ...answers] : answers
}
