import { textKey } from '@outcome-studio/shared/domain/base'
import { type Quote, shortened } from '@outcome-studio/shared/domain/study'
import type { PlacedStatement } from './placeStatements.ts'

export interface PlacedQuote {
  /** Number of its outcome statement, for example "2.1". */
  readonly number: string
  /** Text of its outcome statement. */
  readonly statement: string
  readonly quote: Quote
  /** Row of the table, from 1. */
  readonly row: number
}

interface Quoted {
  readonly statements: readonly PlacedStatement[]
  /** Messages for the member about quotes whose statement was not found. */
  readonly problems: readonly string[]
}

/**
 * Gives each quote to its statement: to the one with its number and text, otherwise with its text, otherwise with its
 * number. Spreadsheets save 1.10 as 1.1, so that a number alone may belong to several statements.
 */
export function placeQuotes(statements: readonly PlacedStatement[], quotes: readonly PlacedQuote[]): Quoted {
  if (quotes.length === 0) return { statements, problems: [] }
  const byNumber = Map.groupBy(statements, ({ number }) => number)
  const byText = Map.groupBy(statements, ({ text }) => textKey(text))
  const found = new Map<PlacedStatement, Quote[]>()
  const problems: string[] = []
  for (const { number, statement, quote, row } of quotes) {
    const numbered = number === '' ? [] : (byNumber.get(number) ?? [])
    const key = textKey(statement)
    const owner =
      numbered.find(({ text }) => textKey(text) === key) ??
      (key === '' ? undefined : byText.get(key)?.[0]) ??
      numbered[0]
    const known = owner && found.get(owner)
    if (known) known.push(quote)
    else if (owner) found.set(owner, [quote])
    else {
      problems.push(
        `Row ${row}: the outcome statement of “${shortened(quote.text)}” is not in the file; the quote is left out.`,
      )
    }
  }
  return {
    statements: statements.map((each) => {
      const own = found.get(each)
      return own ? { ...each, fields: { ...each.fields, quotes: own } } : each
    }),
    problems,
  }
}
