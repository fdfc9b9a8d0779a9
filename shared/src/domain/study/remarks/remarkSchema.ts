import * as z from 'zod/mini'
import { readableEntries } from '../../base/readableEntries.ts'

const position = z.int().check(z.minimum(0))

/** One remark as stored and as sent by a callable. */
export const remarkSchema = z.object({
  ruleId: z.string().check(z.minLength(1)),
  severity: z.enum(['error', 'warning', 'hint']),
  message: z.string(),
  span: z.nullable(z.object({ start: position, end: position })),
  suggestion: z.nullable(z.object({ label: z.string(), replacement: z.string() })),
  source: z.enum(['lexer', 'judge']),
})

/** A stored list of remarks. Malformed entries are left out, because the next check recomputes them. */
export const remarksSchema = z.catch(readableEntries(remarkSchema), [])
