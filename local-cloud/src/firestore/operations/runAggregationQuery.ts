import { z } from 'zod'
import { aggregate, parseAggregations } from '../query/aggregate.ts'
import { compileQuery } from '../query/compileQuery.ts'
import { runQuery } from '../query/runQuery.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import { explainShape } from './explainShape.ts'
import type { StreamingOperation } from './Operation.ts'
import { consistencyShape, readTransaction } from './readTransaction.ts'

const requestSchema = z.object({
  parent: z.string(),
  structuredAggregationQuery: z.object({
    structuredQuery: z.unknown().optional(),
    aggregations: z.unknown().optional(),
  }),
  ...consistencyShape,
  ...explainShape,
})

export const runAggregationQuery: StreamingOperation = (caller, input) => {
  const request = parseRequest(requestSchema, input)
  const { structuredQuery, aggregations: wireAggregations } = request.structuredAggregationQuery
  const aggregations = parseAggregations(wireAggregations)
  const query = compileQuery(caller.database.root, request.parent, structuredQuery)
  caller.policy()?.list(request.parent, structuredQuery, caller.database)
  const { id, begun } = readTransaction(caller, request)
  const documents = runQuery(caller.database, query)
  if (id) caller.transactions.noteQuery(id, query, documents)
  const answer = {
    result: { aggregateFields: aggregate(documents, aggregations) },
    readTime: formatTimestamp(caller.database.version),
  }
  return [begun ? { ...answer, transaction: begun } : answer]
}
