import type { z } from 'zod'
import { ReleaseError } from './ReleaseError.ts'

/**
 * Parses a JSON file of a store.
 *
 * @param path names it in the message
 * @throws ReleaseError if it is malformed
 */
export function parseStored<Content>(path: string, text: string, schema: z.ZodType<Content>): Content {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new ReleaseError(`${path} is malformed.`, { cause })
  }
}
