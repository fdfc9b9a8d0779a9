import * as z from 'zod/mini'
import { readableEntries } from '../../base/readableEntries.ts'
import type { Quote } from './Quote.ts'

const text = z.catch(z._default(z.string(), ''), '')

/** What a version of the product without these keys stored reads as unknown. Other keys are preserved. */
const quoteSchema: z.ZodMiniType<Quote> = z.looseObject({
  id: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  source: text,
  date: text,
  place: text,
  addedBy: text,
  addedAt: text,
})

/** The stored quotes of one outcome statement. An entry without an id or words is left out, so that the others stay. */
export const quotesSchema = readableEntries(quoteSchema)
