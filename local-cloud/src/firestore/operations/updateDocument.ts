import { z } from 'zod'
import { commitWrites } from '../commit/commitWrites.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { maskSchema } from '../schema/wireSchemas.ts'
import type { Operation } from './Operation.ts'
import { writtenDocument } from './writtenDocument.ts'

const requestSchema = z.object({
  document: z.looseObject({ name: z.string() }),
  updateMask: z.unknown().optional(),
  currentDocument: z.unknown().optional(),
  mask: maskSchema.optional(),
})

export const updateDocument: Operation = (caller, input) => {
  const { document, updateMask, currentDocument, mask } = parseRequest(requestSchema, input)
  commitWrites(caller, [
    {
      update: document,
      ...(updateMask === undefined ? {} : { updateMask }),
      ...(currentDocument === undefined ? {} : { currentDocument }),
    },
  ])
  return writtenDocument(caller, document.name, mask?.fieldPaths)
}
