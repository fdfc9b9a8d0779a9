import { describeQuote } from '../quotes/describeQuote.ts'
import { quoteKey } from '../quotes/quoteKey.ts'
import type { OutcomeStatement } from '../Study.ts'
import type { StudyField } from './StudyField.ts'

/** The quotes of an outcome statement. A merge compares them one by one. */
export const QUOTES_FIELD: StudyField<Pick<OutcomeStatement, 'quotes'>> = {
  label: (item) => `Quotes of ${lowerFirst(item)}`,
  text: ({ quotes }) => quotes?.map(describeQuote).join('\n') ?? null,
  edit: (item) => `quotes of ${item} changed`,
  isTyped: false,
  entries: {
    keys: null,
    list: ({ quotes = [] }) =>
      quotes.map((value) => ({
        key: quoteKey(value),
        label: (item: string) => `Quote of ${lowerFirst(item)}`,
        text: describeQuote(value),
        value,
      })),
  },
  files: 'layout',
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
