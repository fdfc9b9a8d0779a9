import type { Sheet } from '@outcome-studio/shared/files'
import { QUOTE_COLUMNS } from '../../quotes/QUOTE_COLUMNS.ts'
import type { Study } from '../../Study.ts'
import { QUOTE_SHEET_TITLES, QUOTES_SHEET } from './SHEETS.ts'

/** A row for each quote, as a sheet of its own: a study without quotes has none. */
export function quotesSheet({ jobSteps }: Study): readonly Sheet[] {
  const rows = jobSteps.flatMap(({ outcomeStatements }, index) =>
    outcomeStatements.flatMap(({ userInput, quotes = [] }, at) =>
      quotes.map((quote) => [
        `${index + 1}.${at + 1}`,
        userInput,
        quote.text,
        ...QUOTE_COLUMNS.map(({ key }) => quote[key]),
      ]),
    ),
  )
  if (rows.length === 0) return []
  return [
    {
      name: QUOTES_SHEET,
      columns: [
        { width: 10, style: 'muted' },
        { width: 44, style: 'muted' },
        { width: 60, style: 'text' },
        ...QUOTE_COLUMNS.map(({ width, style }) => ({ width, style })),
      ],
      rows,
      table: { name: 'StudyQuotes', titles: QUOTE_SHEET_TITLES },
    },
  ]
}
