import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import type { Language } from '../../language/Language.ts'
import type { PartForms } from './proposeDrafts.ts'

/** Longest words that can be taken as they are. */
const MOST_WORDS = 10
/** What no executor, job or step begins with. */
const OPEN_STARTS: ReadonlySet<string> = new Set([
  'DET',
  'PRON',
  'ADP',
  'NUM',
  'CCONJ',
  'SCONJ',
  'PUNCT',
  'ADV',
  'AUX',
])

/** The words of a part as a text of the study; null if they are too many, or begin as no text does. */
function ownWords(part: string, language: Language): string | null {
  const text = withoutEnd(
    part
      .trim()
      .replace(/^(?:and |then |first |or )*(?:(?:i|we|you|they) )?/i, '')
      .split(/, (?:so|because|which|that) /i)[0] ?? '',
    '.,;:!? ',
  )
  const [first] = language.tokensOf(text)
  const isPlain = /^[\p{L}\p{N} ,&/'’-]{3,}$/u.test(text) && text.split(' ').length <= MOST_WORDS
  return isPlain && first !== undefined && !OPEN_STARTS.has(first.tag) ? capitalized(text) : null
}

/** A part with its own words as the last form. */
export function withOwnWords(part: PartForms, language: Language): PartForms {
  const own = ownWords(part.part, language)
  if (own === null) return part
  return {
    ...part,
    forms: part.forms.some(part.isSound) ? part.forms : [own],
    isSound: (text) => part.isSound(text) || text === own,
  }
}
