import * as z from 'zod/mini'
import type { Quote } from './Quote.ts'

const text = z.catch(z._default(z.string(), ''), '')

/** What a version of the product without these keys stored reads as unknown. Other keys are preserved. */
const quoteSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  source: text,
  date: text,
  place: text,
  addedBy: text,
  addedAt: text,
})

/** The stored quotes of one outcome statement. An entry without an id or words is left out, so that the others stay. */
export const quotesSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((stored): readonly Quote[] =>
    stored.flatMap((entry) => {
      const parsed = quoteSchema.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    }),
  ),
)
