import type { Quote } from './Quote.ts'

/** Where a quote comes from, for example "Interview 4, 3 May 2026, 12:40"; empty if nothing is known. */
export function describeSource({ source, date, place }: Pick<Quote, 'source' | 'date' | 'place'>): string {
  return [source, date, place].filter((part) => part !== '').join(', ')
}

/** A quote as a text, for example “I lose my place.” (Interview 4, 12:40). */
export function describeQuote(quote: Quote): string {
  const source = describeSource(quote)
  return source === '' ? `“${quote.text}”` : `“${quote.text}” (${source})`
}
