import { z } from 'zod'
import { commitWrites } from '../commit/commitWrites.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import type { Operation } from './Operation.ts'

const requestSchema = z.object({
  writes: z.array(z.unknown()).default([]),
  transaction: z.string().optional(),
})

export const commit: Operation = (caller, input) => {
  const { writes, transaction } = parseRequest(requestSchema, input)
  return commitWrites(caller, writes, transaction)
}
