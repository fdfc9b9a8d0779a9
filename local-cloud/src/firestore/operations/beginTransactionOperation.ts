import { z } from 'zod'
import { parseRequest } from '../schema/parseRequest.ts'
import type { Operation } from './Operation.ts'
import { beginTransaction, transactionOptionsSchema } from './readTransaction.ts'

const requestSchema = z.object({ options: transactionOptionsSchema.default({}) })

export const beginTransactionOperation: Operation = (caller, input) => ({
  transaction: beginTransaction(caller, parseRequest(requestSchema, input).options),
})
