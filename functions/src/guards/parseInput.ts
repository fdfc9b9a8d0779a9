import { HttpsError } from 'firebase-functions/v2/https'
import type { z } from 'zod'

/** @throws HttpsError invalid-argument that names the first field that is missing or wrong */
export function parseInput<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'data'
  throw new HttpsError('invalid-argument', `${field}: ${issue?.message ?? 'not valid'}`, { field })
}
