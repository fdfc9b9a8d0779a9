import { z } from 'zod'
import { commitWrites } from '../commit/commitWrites.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import type { Operation } from './Operation.ts'

const requestSchema = z.object({ name: z.string(), currentDocument: z.unknown().optional() })

export const deleteDocument: Operation = (caller, input) => {
  const { name, currentDocument } = parseRequest(requestSchema, input)
  commitWrites(caller, [{ delete: name, ...(currentDocument === undefined ? {} : { currentDocument }) }])
  return {}
}
