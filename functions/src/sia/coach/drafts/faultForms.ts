import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPhrase } from '../grammar/readPhrase.ts'
import { isMass, isPast, isPlural, thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { baseOf, gerundOf } from '../language/verbForms.ts'
import { isTroubleVerb } from '../words/troubleWords.ts'
import { joinTokens } from './joinTokens.ts'

/** What somebody does once, and nobody means to do. */
const ONCE = /^(?:i|we|you|they) (?:have |had )?(?:once|one time) (\p{L}+) (.{3,100})$/iu
/** "They trim right through the bottom" */
const THROUGH =
  /^(?:they|people|customers|clients) (\p{L}+) (?:right |straight |all the way )?((?:through|into|over|past|off|across|onto|against) .{3,80})$/iu
/** "brakes not on" */
const NOT_ON = /^((?:the )?(?:\p{L}+ )?\p{L}+) not (on|off|in|up|down|out)$/iu
/** What whoever does the work goes on to do. */
const GOING = wordSet('go come get walk drive look run put move take work talk be bring send')
/** What comes of itself: "leaves streaks". */
const LEAVING = wordSet('leave lose cause make get forget give waste')

/** What goes wrong, told without a subject, of one time, or of somebody else; null for another text. */
export function faultForm(text: string, language: Language): string | null {
  const [, side = '', state = ''] = NOT_ON.exec(text) ?? []
  if (side !== '') return notOn(uncapitalized(side), state, language)
  const [, done = '', rest = ''] = ONCE.exec(text) ?? []
  if (done !== '') return onceForm(done, rest, language)
  const [, slip = '', through = ''] = THROUGH.exec(text) ?? []
  if (slip !== '')
    return GOING.has(slip.toLowerCase()) ? null : actionFault(slip.toLowerCase(), ` ${through}`, language)
  const tokens = language.tokensOf(uncapitalized(text))
  const [first, next] = tokens
  if (first === undefined || next === undefined) return null
  const told = text.slice(first.text.length)
  // "forget to lock the shed"
  if (next.key === 'to' && isTroubleVerb(first.key) && (first.verb ?? first.base) === first.key)
    return actionFault(first.key, told, language)
  // "forgot to put the cap back on", "lost the key"
  if (isPast(first) && isTroubleVerb(first.base) && (next.key === 'to' || next.tag === 'DET'))
    return actionFault(first.base, told, language)
  const base = first.verb ?? baseOf(first.key)
  const isThird = base !== undefined && first.key === thirdPersonOf(base) && tokens.length < 8
  return isThird && isBeforeObject(base, next, tokens) ? actionFault(base, told, language) : null
}

/** "leaves streaks", "floods the path": what follows is no verb of a plural subject. */
function isBeforeObject(base: string, next: Token, tokens: readonly Token[]): boolean {
  if (next.tag === 'DET')
    return !tokens.slice(2).some(({ tag }) => tag === 'AUX') && !RELATIVE.has(tokens[2]?.key ?? '')
  const isThing = next.tag === 'NOUN' && next.verb !== next.key && (isPlural(next) || isMass(next))
  return isThing && tokens.length < 4 && (LEAVING.has(base) || isTroubleVerb(base))
}
const RELATIVE: ReadonlySet<string> = new Set(['that', 'who', 'which'])

function actionFault(base: string, rest: string, language: Language): string | null {
  const words = language.tokensOf(`to ${base}${rest}`).slice(1)
  const [verb, ...others] = words
  if (verb === undefined || verb.key !== base) return null
  const action: readonly Token[] = [{ ...verb, tag: 'VERB', base }, ...others]
  return isPhrase(action, 'action') ? `Minimize the likelihood of ${gerundOf(base)}${rest}` : null
}

function onceForm(done: string, rest: string, language: Language): string | null {
  const [, verb] = language.tokensOf(`we ${done.toLowerCase()}`)
  if (verb === undefined || !isPast(verb) || verb.base === 'be') return null
  const now = rest
    .replace(/\b(who|that|which) (?:had been|was)\b/i, '$1 is')
    .replace(/\b(who|that|which) (?:had|were)\b/i, (_, who: string) => `${who} has`)
  return actionFault(verb.base, ` ${now}`, language)
}

function notOn(thing: string, state: string, language: Language): string | null {
  const noun = language.tokensOf(`the ${thing.replace(/^the /, '')}`).at(-1)
  if (noun === undefined || !isPlural(noun) || !isPhrase(language.tokensOf(thing), 'nouns')) return null
  return `Minimize the likelihood that ${joinTokens(language.tokensOf(thing))} are not ${state.toLowerCase()}`
}
