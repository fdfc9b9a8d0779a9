import * as z from 'zod/mini'
import { type SiaSession, siaSessionId } from './SiaSession.ts'

const time = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))))
const maybeTime = z.catch(z.nullable(time), null)
const schema = z.object({
  title: z.catch(z.string(), ''),
  createdAt: maybeTime,
  updatedAt: maybeTime,
  removedAt: maybeTime,
  needsUuid: z.catch(z.nullable(z.string().check(z.minLength(1))), null),
})

/** Title of a session whose stored one is missing. */
const UNTITLED = 'Untitled session'

/**
 * Reads a stored session. Unknown keys are ignored, and malformed ones read as absent.
 * @returns null for a document without any time
 */
export function readSiaSession(id: string, studyUuid: string, fields: unknown): SiaSession | null {
  const parsed = schema.safeParse(fields)
  if (!parsed.success) return null
  const { title, createdAt, updatedAt, ...others } = parsed.data
  const known = createdAt ?? updatedAt
  if (known === null) return null
  return {
    id: siaSessionId(id),
    studyUuid,
    title: title.trim() || UNTITLED,
    createdAt: known,
    updatedAt: updatedAt ?? known,
    ...others,
  }
}
