import type { CellStyle } from '@outcome-studio/shared/files'
import type { Quote } from './Quote.ts'

interface QuoteColumn {
  readonly key: Exclude<keyof Quote, 'id' | 'text'>
  readonly title: string
  /** In digits. */
  readonly width: number
  readonly style: CellStyle
}

/** Where a quote comes from, in tables with a row for each quote. */
export const QUOTE_COLUMNS: readonly QuoteColumn[] = [
  { key: 'source', title: 'Source', width: 28, style: 'text' },
  { key: 'date', title: 'Date', width: 14, style: 'text' },
  { key: 'place', title: 'Page or minute', width: 16, style: 'text' },
  { key: 'addedBy', title: 'Added by', width: 22, style: 'muted' },
  { key: 'addedAt', title: 'Added at', width: 26, style: 'muted' },
]

/** Titles of a table with a row for each quote, apart from the quote itself. */
export const QUOTE_TITLES: readonly string[] = [
  'Outcome statement',
  ...QUOTE_COLUMNS.map(({ title }) => title),
]

/**
 * Reads a quote back from a row.
 * @param text its words
 * @param cell returns the row's cell by the column's title
 * @param id unique within the study
 */
export function readQuote(text: string, cell: (title: string) => string, id: string): Quote {
  const quote = { id, text, source: '', date: '', place: '', addedBy: '', addedAt: '' }
  for (const { key, title } of QUOTE_COLUMNS) quote[key] = cell(title)
  return quote
}
