import type { Schema } from '@outcome-studio/shared/callables/defineCallable'
import { HttpsError } from 'firebase-functions/v2/https'
import { config, locales } from 'zod/mini'

// Schemas shared with the client use zod/mini, which has no messages by default.
config(locales.en())

/**
 * Parses the input of a call.
 * @throws HttpsError invalid-argument that names the first missing or malformed field
 */
export function parseInput<Accepted>(
  schema: Pick<Schema<Accepted, unknown>, 'safeParse'>,
  data: unknown,
): Accepted {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'data'
  throw new HttpsError('invalid-argument', `${field}: ${issue?.message ?? 'not valid'}`, { field })
}
