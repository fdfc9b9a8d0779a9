import { wordSet } from '@outcome-studio/shared/domain/checker'
import { MODALS } from '../grammar/PHRASE_WORDS.ts'
import { thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { baseOfGerund } from '../language/verbForms.ts'
import { type Line, replaced } from './Line.ts'

/** Words after which "to" begins what is done: after others, it may be a preposition. */
const BEFORE_INFINITIVE = wordSet(
  `how where when what whether need needs want wants try tries forget forgets able unable ready easy hard difficult enough
  refuse refuses fail fails`,
)
const TOGETHER = wordSet('must can cannot should could might')
const DOING = wordSet('do does did')

/** "to searching", "to finds" and "cannot finding" with the verb's base form, where no other word can stand. */
export function withBaseForms(line: Line): string {
  const { tokens, about, language } = line
  const changes = new Map<number, string>()
  for (const [at, token] of tokens.entries()) {
    const [first, before] = [tokens[at - 2], tokens[at - 1]]
    // "must to turn"
    if (token.key === 'to' && TOGETHER.has(before?.key ?? '') && tokens[at + 1]?.tag === 'VERB')
      changes.set(at, '')
    // "a track for leave the depot"
    const isPurpose =
      before?.key === 'for' && token.tag === 'VERB' && token.verb === token.key && first?.tag === 'NOUN'
    if (isPurpose && tokens[at + 1]?.tag === 'DET') changes.set(at - 1, 'to')
    const isTold = at === 0 && about === 'long'
    const isInfinitive = before?.key === 'to' && BEFORE_INFINITIVE.has(first?.key ?? '')
    const isModal = before !== undefined && before.tag === 'AUX' && MODALS.has(before.key)
    const isDenied =
      /^(?:not|n't|nt)$/.test(before?.key ?? '') &&
      first?.tag === 'AUX' &&
      (DOING.has(first.key) || MODALS.has(first.key) || first.key === 'ca' || first.key === 'wo')
    if (!isTold && !isInfinitive && !isModal && !isDenied) continue
    // "which will is the later one"
    if (isModal && (first?.tag === 'DET' || first?.key === 'which')) continue
    const base = baseIn(token, language)
    if (base !== null) changes.set(at, base)
  }
  return replaced(line, changes)
}

/** The base form of another one; null for a word that may be a base form itself, or no verb. */
function baseIn(token: Token, language: Language): string | null {
  const { key, verb } = token
  if (verb === key || !/^[a-z]+$/.test(token.text)) return null
  if (key.endsWith('ing') && key.length > 4) return baseOfGerund(token, language) ?? verb
  if (verb !== null && key === thirdPersonOf(verb)) return verb
  if (key === 'has' || key === 'does' || key === 'is') return { has: 'have', does: 'do', is: 'be' }[key]
  return verb !== null && key.endsWith('ed') ? verb : null
}
