import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { maskDocument } from '../documents/maskDocument.ts'
import { wireDocument } from '../documents/wireDocument.ts'
import { checkDocumentName } from '../paths/ResourceName.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { maskSchema } from '../schema/wireSchemas.ts'
import type { Operation } from './Operation.ts'
import { consistencyShape, readDocument, readTransaction } from './readTransaction.ts'

const requestSchema = z.object({ name: z.string(), mask: maskSchema.optional(), ...consistencyShape })

export const getDocument: Operation = (caller, input) => {
  const request = parseRequest(requestSchema, input)
  checkDocumentName(caller.database.root, request.name)
  caller.policy()?.get(request.name, caller.database)
  const document = readDocument(caller, request.name, readTransaction(caller, request).id)
  if (!document) throw new RpcError('NOT_FOUND', `Document "${request.name}" not found.`)
  return wireDocument(maskDocument(document, request.mask?.fieldPaths))
}
