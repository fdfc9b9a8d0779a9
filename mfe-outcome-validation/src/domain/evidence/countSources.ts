import { textKey } from '@outcome-studio/shared/domain/base'
import type { Quote } from '@outcome-studio/shared/domain/study'

/**
 * How many sources support a statement. Quotes of one source count once, whatever its case and spaces; all quotes
 * without a source count as one.
 */
export function countSources(quotes: readonly Pick<Quote, 'source'>[]): number {
  return new Set(quotes.map(({ source }) => textKey(source))).size
}
