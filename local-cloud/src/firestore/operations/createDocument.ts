import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { commitWrites } from '../commit/commitWrites.ts'
import { checkId, checkParent } from '../paths/ResourceName.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { maskSchema } from '../schema/wireSchemas.ts'
import type { Operation } from './Operation.ts'
import { writtenDocument } from './writtenDocument.ts'

const requestSchema = z.object({
  parent: z.string(),
  collectionId: z.string(),
  documentId: z.string().default(''),
  document: z.object({ fields: z.unknown().optional() }).default({ fields: {} }),
  mask: maskSchema.optional(),
})

export const createDocument: Operation = (caller, input) => {
  const request = parseRequest(requestSchema, input)
  checkParent(caller.database.root, request.parent)
  checkId(request.collectionId)
  const id = request.documentId || randomBytes(10).toString('hex')
  const name = `${request.parent}/${request.collectionId}/${id}`
  commitWrites(caller, [
    { update: { name, fields: request.document.fields }, currentDocument: { exists: false } },
  ])
  return writtenDocument(caller, name, request.mask?.fieldPaths)
}
