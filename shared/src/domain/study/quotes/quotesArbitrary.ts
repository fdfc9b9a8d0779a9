import * as fc from 'fast-check'
import type { Quote } from './Quote.ts'
import { quoteKey } from './quoteKey.ts'

const text = fc.string()
const words = fc.string({ minLength: 1 })

/**
 * Quotes of one outcome statement, with ids that are unique among them. They are in their
 * order, which the product preserves.
 */
export const someQuotes: fc.Arbitrary<readonly Quote[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(5).map((number) => `quote${number}`),
      text: words,
      source: text,
      date: text,
      place: text,
      addedBy: text,
      addedAt: text,
    }),
    { minLength: 1, maxLength: 3, selector: ({ id }) => id },
  )
  .map((quotes) => quotes.toSorted((one, other) => (quoteKey(one) < quoteKey(other) ? -1 : 1)))
