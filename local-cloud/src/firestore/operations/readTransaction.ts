import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import type { StoredDocument } from '../schema/contract.ts'
import { timestampSchema } from '../schema/wireSchemas.ts'
import type { Caller } from '../watch/OpenDatabase.ts'

export const transactionOptionsSchema = z.object({
  readOnly: z.object({ readTime: timestampSchema.optional() }).optional(),
  readWrite: z.object({ retryTransaction: z.string().optional() }).optional(),
})

/** The fields by which a read selects the state of the data. */
export const consistencyShape = {
  transaction: z.string().optional(),
  newTransaction: transactionOptionsSchema.optional(),
  readTime: timestampSchema.optional(),
} as const

export type Consistency = z.output<z.ZodObject<typeof consistencyShape>>

/**
 * Rejects reads of the past, because the local cloud stores only the current state.
 *
 * @param readTime microseconds since 1970
 * @throws RpcError UNIMPLEMENTED when a commit was later than that time
 */
export function checkReadTime({ database }: Caller, readTime: number | undefined): void {
  if (readTime !== undefined && readTime < database.version)
    throw new RpcError(
      'UNIMPLEMENTED',
      'The local cloud keeps current data only; it cannot read at a past time.',
    )
}

/** @returns the new transaction's id */
export function beginTransaction(caller: Caller, options: z.output<typeof transactionOptionsSchema>): string {
  checkReadTime(caller, options.readOnly?.readTime)
  return caller.transactions.begin(options.readOnly !== undefined)
}

/** Returns the transaction of a read. Begins one if the read requests a new transaction. */
export function readTransaction(
  caller: Caller,
  { transaction, newTransaction, readTime }: Consistency,
): { readonly id: string | undefined; readonly begun: string | undefined } {
  checkReadTime(caller, readTime)
  if (!newTransaction) return { id: transaction || undefined, begun: undefined }
  const begun = beginTransaction(caller, newTransaction)
  return { id: begun, begun }
}

/** Reads one document and records the read in the transaction, if any. */
export function readDocument(
  caller: Caller,
  name: string,
  transaction: string | undefined,
): StoredDocument | undefined {
  const document = caller.database.get(name)
  if (transaction) caller.transactions.noteRead(transaction, name, document)
  return document
}
