import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { checkDocumentName } from '../paths/ResourceName.ts'
import { compileQuery } from '../query/compileQuery.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { timestampSchema } from '../schema/wireSchemas.ts'
import type { Database } from '../store/Database.ts'
import { DocumentsTarget } from './DocumentsTarget.ts'
import { QueryTarget } from './QueryTarget.ts'
import { parseResumeToken } from './ResumeToken.ts'
import type { WatchTarget } from './Watch.ts'
import { WindowTarget } from './WindowTarget.ts'

export const targetSchema = z.object({
  targetId: z.number().int().default(0),
  query: z.object({ parent: z.string(), structuredQuery: z.unknown().optional() }).optional(),
  documents: z.object({ documents: z.array(z.string()).default([]) }).optional(),
  pipelineQuery: z.unknown().optional(),
  resumeToken: z.string().optional(),
  readTime: timestampSchema.optional(),
  once: z.boolean().default(false),
})

export type WireTarget = z.output<typeof targetSchema>

/** Version from which a listener resumes; 'unknown' for an invalid token, undefined for a new listener. */
export function resumePoint(wire: WireTarget): number | 'unknown' | undefined {
  if (wire.resumeToken) return parseResumeToken(wire.resumeToken) ?? 'unknown'
  return wire.readTime
}

/**
 * Parses a target.
 *
 * @throws RpcError INVALID_ARGUMENT for a malformed query or name, UNIMPLEMENTED for pipelines
 */
export function parseTarget(database: Database, input: unknown): { wire: WireTarget; target: WatchTarget } {
  const wire = parseRequest(targetSchema, input)
  if (wire.documents) {
    for (const name of wire.documents.documents) checkDocumentName(database.root, name)
    return { wire, target: new DocumentsTarget(wire.targetId, wire.documents.documents, database) }
  }
  if (!wire.query)
    throw new RpcError(
      wire.pipelineQuery ? 'UNIMPLEMENTED' : 'INVALID_ARGUMENT',
      wire.pipelineQuery
        ? 'Pipelines are not part of the local cloud.'
        : 'A target must have a query or documents.',
    )
  const query = compileQuery(database.root, wire.query.parent, wire.query.structuredQuery)
  const bounded = query.limit !== undefined || query.offset > 0
  const target = bounded
    ? new WindowTarget(wire.targetId, query, database)
    : new QueryTarget(wire.targetId, query, database)
  return { wire, target }
}
