import { z } from 'zod'
import { maskDocument } from '../documents/maskDocument.ts'
import { wireDocument } from '../documents/wireDocument.ts'
import { checkDocumentName } from '../paths/ResourceName.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { maskSchema } from '../schema/wireSchemas.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import type { StreamingOperation } from './Operation.ts'
import { consistencyShape, readDocument, readTransaction } from './readTransaction.ts'

const requestSchema = z.object({
  documents: z.array(z.string()).default([]),
  mask: maskSchema.optional(),
  ...consistencyShape,
})

export const batchGetDocuments: StreamingOperation = (caller, input) => {
  const request = parseRequest(requestSchema, input)
  for (const name of request.documents) checkDocumentName(caller.database.root, name)
  const policy = caller.policy()
  for (const name of request.documents) policy?.get(name, caller.database)
  const { id, begun } = readTransaction(caller, request)
  const readTime = formatTimestamp(caller.database.version)
  const answers = request.documents.map((name) => {
    const document = readDocument(caller, name, id)
    return document
      ? { found: wireDocument(maskDocument(document, request.mask?.fieldPaths)), readTime }
      : { missing: name, readTime }
  })
  return begun ? [{ transaction: begun, readTime }, ...answers] : answers
}
