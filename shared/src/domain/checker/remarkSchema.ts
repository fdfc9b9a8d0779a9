import { z } from 'zod'
import type { Remark } from './Remark.ts'

/** One remark as it is stored and as a function sends it. */
export const remarkSchema = z.object({
  ruleId: z.string().min(1),
  severity: z.enum(['error', 'warning', 'hint']),
  message: z.string(),
  span: z.object({ start: z.int().min(0), end: z.int().min(0) }).nullable(),
  suggestion: z.object({ label: z.string(), replacement: z.string() }).nullable(),
  source: z.enum(['lexer', 'judge']),
})

/** A stored list of remarks. Entries of another shape are left out: the next check writes them anew. */
export const remarksSchema = z
  .array(z.unknown())
  .catch([])
  .transform((stored): readonly Remark[] =>
    stored.flatMap((entry) => {
      const parsed = remarkSchema.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    }),
  )
