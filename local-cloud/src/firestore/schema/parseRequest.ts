import type { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'

/**
 * Validates a caller's input by its schema.
 *
 * @throws RpcError INVALID_ARGUMENT naming the first invalid field
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  throw new RpcError('INVALID_ARGUMENT', `Invalid request: ${where}${issue?.message ?? 'malformed'}`)
}
