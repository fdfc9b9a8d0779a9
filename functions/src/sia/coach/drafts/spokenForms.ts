import { wordSet } from '@outcome-studio/shared/domain/checker'
import { INDEFINITES } from '../grammar/PHRASE_WORDS.ts'
import { isGerund, isParticiple, isPast, isPlural, isVerbForm } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { gerundOf } from '../language/verbForms.ts'
import { HARMING, tellsTrouble } from '../words/troubleWords.ts'
import { joinTokens } from './joinTokens.ts'
import type { OutcomeContext } from './OutcomeContext.ts'

/** What the executor does: "we forget the bag". */
export function spokenForms(tokens: readonly Token[], { about, isStory }: OutcomeContext): readonly string[] {
  const isOthers = tokens[0]?.key === 'they'
  if (isStory && isOthers) return []
  const possible = about === 'wrong' && !isStory ? possibleForm(tokens) : null
  if (possible !== null) return possible
  let at = 1
  while (['ADV'].includes(tokens[at]?.tag ?? '') && tokens[at]?.key !== 'never') at += 1
  const verb = tokens[at]
  const next = tokens[at + 1]
  if (verb === undefined) return []
  if (LIKED.has(verb.base)) return []
  // "I have written down the wrong name"
  if (verb.key === 'have' && next?.tag === 'VERB' && isParticiple(next) && tellsTrouble(tokens))
    return [`Minimize the likelihood of ${gerundOf(next.base)}${withSpace(joinTokens(tokens.slice(at + 2)))}`]
  const told = joinTokens(tokens.slice(at + 1))
  // "they forget their license"
  const rest = isOthers
    ? told.replace(/\btheir (?!(?:own|mind|minds|way|time|word|turn|temper)\b)/g, 'the ')
    : told
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
    // "I do not notice" lacks what.
    if (action === undefined || action.key !== action.base || tokens.length < from + 2) return []
    return [
      `Minimize the likelihood of not ${gerundOf(action.base)}${withSpace(joinTokens(tokens.slice(from + 1)))}`,
    ]
  }
  // "I book something": before an object, what the tagger takes for a noun is the verb.
  const isVerb =
    verb.tag === 'VERB' ||
    (next !== undefined && (isVerbForm(verb) || (next.tag === 'DET' && verb.verb === verb.key)))
  if (!isVerb || (verb.key !== verb.base && !isPast(verb))) return []
  if (verb.base === 'wait' || verb.base === 'search' || verb.key === 'queue')
    return [`Minimize the time spent ${gerundOf(verb.base)}${withSpace(rest.replace(TO_ME, '$1 '))}`]
  // What they do may take long or cost too much: asked what goes wrong, it does, unless everybody does it all the time.
  const isEvent =
    about === 'wrong' &&
    !isStory &&
    !isOthers &&
    at === 1 &&
    !ROUTINE.has(verb.base) &&
    verb.key === verb.base &&
    isObject(next) &&
    !MEANS.has(next?.key ?? '') &&
    !/ (?:first|then|afterwards)$/.test(rest)
  // "we chase the same tenants"
  if (about === 'long' && EFFORT.has(verb.base) && next !== undefined)
    return [`Minimize the time spent ${gerundOf(verb.base)}${withSpace(rest)}`]
  const isTaken = about === 'wrong' && TAKEN.test(rest)
  if (!tellsTrouble(tokens) && !isTaken && !(about === 'wrong' && isMishap(verb, next)) && !isEvent) return []
  return [`Minimize the likelihood of ${gerundOf(verb.base)}${withSpace(rest)}`]
}

/** "a room that is already promised" */
const TAKEN = / (?:that|who|which) (?:is|are) already \p{L}+/u

/** "send me a photo" */
const TO_ME = /\b(send|give|show|bring) (?:me|us) (?=(?:an?|the) )/i

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

/** What may happen by what somebody does: "I can miss that the prescription is expired"; null for another text. */
function possibleForm(tokens: readonly Token[]): readonly string[] | null {
  const [, modal, ...others] = tokens
  if (modal === undefined || !POSSIBLE.has(modal.key)) return null
  const [verb, ...rest] = ADVERBS.has(others[0]?.key ?? '') ? others.slice(1) : others
  if (verb === undefined || verb.key === 'not') return null
  const isVerb = verb.tag === 'VERB' || verb.verb === verb.key
  // "I can check it in the system" tells how it is avoided.
  if (!isVerb || verb.key !== (verb.verb ?? verb.base)) return []
  if (ROUTINE.has(verb.key) && !tellsTrouble(tokens)) return []
  return [`Minimize the likelihood of ${gerundOf(verb.key)}${withSpace(joinTokens(rest))}`]
}

const EFFORT = wordSet('chase hunt guess scroll struggle wander')
/** What a thing that something is done to, or its place, begins with. */
const OBJECT: ReadonlySet<string> = new Set(['DET', 'ADP', 'NUM', 'ADJ'])
const isObject = (token: Token | undefined): boolean =>
  token !== undefined &&
  (OBJECT.has(token.tag) || INDEFINITES.has(token.key) || (token.tag === 'NOUN' && isPlural(token)))
/** With what, and for whom, which nobody calls a mishap: "I type with two fingers". */
const MEANS = wordSet('with by for about of')
const POSSIBLE = wordSet('can could may might')
const LIKED = wordSet('like love enjoy prefer adore')
const ADVERBS = wordSet('also easily sometimes accidentally quickly')
/** What is said of the talk, is meant to be done, or prevents what goes wrong. */
const ROUTINE = wordSet(
  `be have do go come get make take put give use try want need like love hate know think say tell ask mean guess hope
  feel see look hear find believe suppose agree understand call show help let keep start begin work live check verify
  confirm inspect test make ensure avoid prevent fix solve repair handle manage deal cope sort plan note write mark
  label record wear set clean wash weigh measure count bring send train teach learn explain talk speak answer read
  remember prefer imagine add always never just also usually rely depend expect decide pay charge buy order print blame thank`,
)

const withSpace = (text: string): string => (text === '' ? '' : ` ${text}`)
