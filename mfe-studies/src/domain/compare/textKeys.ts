import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { readStatement, sameMeaningKey } from '@outcome-studio/shared/domain/checker'

/** A key that is equal for texts that differ only in case, spaces or the final punctuation. */
export function equalTextKey(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
  return withoutEnd(words, ' .,;:!?…').trim()
}

/** A key that is equal for texts that say the same in other words (docs/method.md §4, O14); empty if it has no words. */
export function nearTextKey(text: string): string {
  return sameMeaningKey(readStatement(text))
}
