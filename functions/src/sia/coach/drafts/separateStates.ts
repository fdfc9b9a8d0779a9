import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { readClause } from '../grammar/readPhrase.ts'
import type { Language } from '../language/Language.ts'
import { spokenTokens } from './spokenTokens.ts'
import { stateForm } from './thingForms.ts'

/** "half of the balls", of which the number is no part of what happens */
const SHARE =
  /^(?:(?:about|nearly|almost|over) )?(?:half|most|some|a third|a quarter|two thirds|several|loads|lots) (?:of )?(?=the \p{L}+s )/iu
/** "left off again": that it was so before is no part of what happens. */
const AGAIN = / (?:yet )?again$/iu

/**
 * The events of a list in a few words each: "motor spins backwards, seal cooked" are two; the text itself if one of them
 * tells no event.
 */
export function separateStates(text: string, language: Language): readonly string[] {
  const pieces = text.split(/, (?:and )?/iu).map((each) => plainState(each, language))
  return pieces.length > 1 && pieces.every((each) => tellsEvent(each, language))
    ? pieces
    : [plainState(text, language)]
}

/** A state of which it was not said how many things are in it, or how often. */
function plainState(text: string, language: Language): string {
  const plain = text.replace(SHARE, '').replace(AGAIN, '')
  return plain !== text && isState(plain, language) ? plain : text
}

/** "seal cooked", "pane too big" */
export function isState(text: string, language: Language): boolean {
  return (
    text.split(' ').length <= MOST_WORDS &&
    stateForm(spokenTokens(language.tokensOf(uncapitalized(text)))) !== null
  )
}
const MOST_WORDS = 6

function tellsEvent(text: string, language: Language): boolean {
  if (text.split(' ').length < 2 || OPEN.test(text)) return false
  const tokens = language.tokensOf(uncapitalized(text))
  return (
    isState(text, language) ||
    readClause(tokens) !== null ||
    readClause(language.tokensOf(`the ${uncapitalized(text)}`)) !== null
  )
}
/** Who tells, or what is not named. */
const OPEN = /^(?:i|we|you|it|that|this|they|he|she|there|which|who|what|no|not|so|but|because|when|if)\b/i
