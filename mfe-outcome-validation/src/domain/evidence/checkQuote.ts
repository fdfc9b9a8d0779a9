import {
  type OutcomeStatement,
  QUOTE_LIMITS,
  type Quote,
  type Study,
  studyDocumentFill,
} from '@outcome-studio/shared/domain/study'

const NAMES = {
  text: 'The quote',
  source: 'The source',
  date: 'The date',
  place: 'The page or minute',
} as const

/** The fields of a quote that a member writes. */
export type QuoteText = Pick<Quote, keyof typeof NAMES>

/** Puts each text on one line. */
export function trimmedQuote({ text, source, date, place }: QuoteText): QuoteText {
  const line = (value: string) => value.replace(/\s+/g, ' ').trim()
  return { text: line(text), source: line(source), date: line(date), place: line(place) }
}

/**
 * What is wrong with a quote that is added to a statement, or replaces one of it.
 * @param quotes of the statement, without the one that is replaced
 * @returns a message that says what to do; null if nothing is wrong
 */
export function checkQuote(quote: QuoteText, quotes: NonNullable<OutcomeStatement['quotes']>): string | null {
  if (quote.text === '') return 'Write down the words that were said.'
  for (const key of ['text', 'source', 'date', 'place'] as const) {
    const [length, most] = [quote[key].length, QUOTE_LIMITS[key]]
    if (length > most) {
      return `${NAMES[key]} has ${length.toLocaleString('en-US')} characters; at most ${most.toLocaleString('en-US')} are kept. Shorten it${key === 'text' ? ', or take two quotes' : ''}.`
    }
  }
  if (quotes.some(({ text, source }) => text === quote.text && source === quote.source)) {
    return 'This statement has this quote already.'
  }
  return quotes.length >= QUOTE_LIMITS.perStatement
    ? `This statement has ${QUOTE_LIMITS.perStatement} quotes, the most that are kept. Remove one that says the same, or split the statement.`
    : null
}

/**
 * Whether a study is within the limit of its document after an edit.
 * @returns a message that says what to do; null if it is
 */
export function checkFits(study: Study): string | null {
  return studyDocumentFill(study) === 'full'
    ? 'The study is too large for another quote. Remove quotes or statements that you no longer need, or move steps to a study of their own.'
    : null
}
