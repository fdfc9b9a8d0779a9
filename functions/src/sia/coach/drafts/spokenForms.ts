import { isGerund, isParticiple, isPast, isVerbForm } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { gerundOf } from '../language/verbForms.ts'
import { HARMING, tellsTrouble } from '../words/troubleWords.ts'
import { joinTokens } from './joinTokens.ts'
import type { OutcomeContext } from './OutcomeContext.ts'

/** What the executor does: "we forget the bag". */
export function spokenForms(tokens: readonly Token[], { about, isStory }: OutcomeContext): readonly string[] {
  const isOthers = tokens[0]?.key === 'they'
  if (isStory && isOthers) return []
  let at = 1
  while (['ADV'].includes(tokens[at]?.tag ?? '') && tokens[at]?.key !== 'never') at += 1
  const verb = tokens[at]
  const next = tokens[at + 1]
  if (verb === undefined) return []
  const rest = joinTokens(tokens.slice(at + 1))
  if ((verb.base === 'have' || verb.base === 'need') && next?.key === 'to') {
    const action = joinTokens(tokens.slice(at + 2))
    return about === 'long'
      ? [`Minimize the time it takes to ${action}`]
      : [`Minimize the likelihood of having to ${action}`]
  }
  // "They" may be anybody, unless the trouble is what they do.
  if (isOthers && about !== 'wrong' && !tellsTrouble(tokens)) return []
  if (verb.key === 'keep' && next !== undefined && isGerund(next)) return [`Minimize the time spent ${rest}`]
  if (verb.key === 'spend' || verb.key === 'lose' || verb.key === 'waste') {
    const spent =
      /^(?:(?:too much|a lot of|so much|most of the|hours?|ages|days|much|the) ?(?:time|day)? ?|time )(\p{L}+ing .+)$/u.exec(
        rest,
      )?.[1]
    if (spent !== undefined) return [`Minimize the time spent ${spent}`]
  }
  const isNegative =
    ['do', 'cannot', 'can', 'never'].includes(verb.key) &&
    (next?.key === 'not' || verb.key === 'cannot' || verb.key === 'never')
  if (isNegative) {
    const from = verb.key === 'cannot' || verb.key === 'never' ? at + 1 : at + 2
    const wanted =
      tokens[from]?.key === 'want' && tokens[from + 1]?.key === 'to' ? tokens[from + 2] : undefined
    // "I do not want to mishear the address"
    if (wanted !== undefined)
      return [
        `Minimize the likelihood of ${gerundOf(wanted.base)}${withSpace(joinTokens(tokens.slice(from + 3)))}`,
      ]
    const action = tokens[from]
    if (action === undefined || action.key !== action.base) return []
    return [
      `Minimize the likelihood of not ${gerundOf(action.base)}${withSpace(joinTokens(tokens.slice(from + 1)))}`,
    ]
  }
  // "I book something": before an object, what the tagger takes for a noun is the verb.
  const isVerb = verb.tag === 'VERB' || (next !== undefined && isVerbForm(verb))
  if (!isVerb || (verb.key !== verb.base && !isPast(verb))) return []
  if (verb.base === 'wait' || verb.base === 'search' || verb.key === 'queue')
    return [`Minimize the time spent ${gerundOf(verb.base)}${withSpace(rest)}`]
  // What they do may take long, cost too much or go wrong: they have not said it.
  if (!tellsTrouble(tokens) && !(about === 'wrong' && isMishap(verb, next))) return []
  return [`Minimize the likelihood of ${gerundOf(verb.base)}${withSpace(rest)}`]
}

/** "get hurt", "run out of gloves", "end up": nobody means to do it. */
const isMishap = ({ base }: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  ((['get', 'become'].includes(base) &&
    (next.tag === 'ADJ' || (next.tag === 'VERB' && isParticiple(next)))) ||
    (base === 'run' && ['out', 'late', 'over', 'into', 'low'].includes(next.key)) ||
    (base === 'end' && next.key === 'up') ||
    (base === 'mix' && next.key === 'up') ||
    (HARMING.has(base) && next.tag === 'DET') ||
    (base === 'fall' && next.tag !== 'PUNCT'))

const withSpace = (text: string): string => (text === '' ? '' : ` ${text}`)
