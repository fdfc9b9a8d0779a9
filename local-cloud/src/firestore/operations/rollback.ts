import { z } from 'zod'
import { parseRequest } from '../schema/parseRequest.ts'
import type { Operation } from './Operation.ts'

const requestSchema = z.object({ transaction: z.string().default('') })

export const rollback: Operation = (caller, input) => {
  caller.transactions.rollback(parseRequest(requestSchema, input).transaction)
  return {}
}
