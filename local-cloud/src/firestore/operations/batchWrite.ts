import { z } from 'zod'
import { asRpcError } from '../../base/asRpcError.ts'
import { RPC_CODES, RpcError } from '../../base/RpcError.ts'
import { commitWrites } from '../commit/commitWrites.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import type { Operation } from './Operation.ts'

const requestSchema = z.object({ writes: z.array(z.unknown()).default([]) })
const targetSchema = z.looseObject({
  update: z.looseObject({ name: z.string() }).optional(),
  delete: z.string().optional(),
})

function checkDistinct(writes: readonly unknown[]): void {
  const names = writes.map((write) => {
    const { update, delete: deleted } = parseRequest(targetSchema, write)
    return update?.name ?? deleted
  })
  if (new Set(names).size < names.length)
    throw new RpcError('INVALID_ARGUMENT', 'A document may be written once in a BatchWrite.')
}

/** Applies each write separately, with its own rules check. A rejected write does not stop the others. */
export const batchWrite: Operation = (caller, input) => {
  const { writes } = parseRequest(requestSchema, input)
  checkDistinct(writes)
  const outcomes = writes.map((write) => {
    try {
      return { result: commitWrites(caller, [write]).writeResults[0] ?? {}, status: { code: 0 } }
    } catch (error) {
      const { status, message } = asRpcError(error, caller.log)
      return { result: {}, status: { code: RPC_CODES[status], message } }
    }
  })
  return {
    writeResults: outcomes.map((outcome) => outcome.result),
    status: outcomes.map((outcome) => outcome.status),
  }
}
