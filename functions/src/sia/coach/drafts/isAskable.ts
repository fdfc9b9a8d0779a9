import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Language } from '../language/Language.ts'
import { tellsTrouble } from '../words/troubleWords.ts'

const SPEAKERS = wordSet('i we you')
const WHEN = wordSet('before after during while until till since at in on by for from')
const STATES = wordSet('be have')

/**
 * Whether words that no draft was made of tell a thing or an event, so that a question about them makes sense. "We
 * should", "before leaving" and "the thread has 400 posts" tell none.
 * @param about what is asked: a verb alone may be a step, and a trouble is told by one word
 */
export function isAskable(text: string, about: 'step' | 'trouble' | 'other', language: Language): boolean {
  const tokens = language.tokensOf(text).filter(({ tag }) => tag !== 'PUNCT')
  const [first] = tokens
  const isTrouble = about === 'trouble' && tellsTrouble(tokens)
  if (first === undefined) return false
  const isThing = tokens.some(({ tag }) => ['NOUN', 'PROPN', 'ADJ', 'X'].includes(tag))
  const hasVerb = tokens.some(({ tag }) => tag === 'VERB')
  if (WHEN.has(first.key) && tokens.length < 4 && !isTrouble) return false
  if (!isThing && !hasVerb) return false
  // "I scroll": what is done to what is not said.
  const isSpeaker = SPEAKERS.has(first.key) || tokens.length === 1
  if (about !== 'step' && !isThing && isSpeaker && tokens.length < 4) return false
  const state = tokens.findIndex(({ base, tag }) => STATES.has(base) && (tag === 'AUX' || tag === 'VERB'))
  const isFigure = state > 0 && tokens[state + 1]?.tag === 'NUM' && first.key !== 'there'
  return !isFigure || isTrouble
}
