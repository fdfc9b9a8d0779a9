import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { withoutAside } from '@outcome-studio/shared/domain/coach'
import { readClause } from '../grammar/readPhrase.ts'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { tellsTrouble } from '../words/troubleWords.ts'

/** "the breaker is off but the unit is still hot" */
const BUT = /^([^,;]{3,80}?),? but ((?!(?:it|they|he|she|i|we|you|nobody|no one|then|not)\b)[^;]{3,120})$/iu
/** "I swap the capacitor and the compressor is still dead" */
const AND_STILL = /^((?:i|we|you) [^,;]{3,80}?),? (?:and|but) ((?:the|an?|our|my) [^;]{3,120})$/iu
const STILL = /\b(?:still|anyway|all the same|nevertheless)\b/i

/**
 * What goes wrong with the trouble first: after "but" stands what is not as it should be, and what somebody does as usual is
 * no trouble, "the compressor is still dead after I swap the capacitor". The text as it is if it tells something else.
 */
export function withTroubleFirst(told: string, language: Language): string {
  const isClause = (text: string) =>
    readClause(language.tokensOf(uncapitalized(text))) !== null ||
    readClause(language.tokensOf(`the ${uncapitalized(text)}`)) !== null
  const tells = (text: string) => tellsTrouble(language.tokensOf(text))
  const [, before = '', after = ''] = BUT.exec(told) ?? []
  const trouble = standardEnglish(withoutAside(after), language)
  if (after !== '' && !SPEAKER.test(before) && !tells(before) && isClause(before) && isClause(trouble))
    return `${trouble} although ${before}`
  const [, done = '', result = ''] =
    AND_STILL.exec(withoutAside(told.replace(/ but (?=the )/i, ' and '))) ?? []
  return done !== '' && STILL.test(result) && !tells(done) && isClause(result)
    ? `${result} after ${done}`
    : told
}
const SPEAKER = /^(?:i|we|you) /i
