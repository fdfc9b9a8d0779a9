import { PLAIN_VERBS, uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../grammar/isPerson.ts'
import { isPhrase } from '../grammar/readPhrase.ts'
import { isMass, isParticiple, isPast, isPlural, isThirdPerson } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { tellsTrouble } from '../words/troubleWords.ts'
import { amountForms } from './amountForms.ts'
import { headOf } from './headOf.ts'
import { joinTokens } from './joinTokens.ts'
import type { OutcomeContext } from './OutcomeContext.ts'

/** Participles of what is done to things, and never by them: "gates left open". */
const STATED = wordSet(
  `swapped misheard switched reversed left stuck caught lost forgotten mixed set put cut sent made done hung kept tied stored booked installed mounted labeled
  labelled filed entered measured typed copied ordered packed placed fitted attached connected selected charged billed paid
  printed closed locked damaged stained scratched bent torn broken stolen misplaced misread misfiled mislabeled mislabelled`,
)
/** "settings lost" may be the past. */
const PAST_TOO = /^(?:left|caught|lost|set|put|cut|sent|made|kept|hung|paid|stuck|bent)$/
const AFTER_STATE: ReadonlySet<string> = new Set(['ADP', 'ADJ'])

/** "lambs stuck in the wire", "invoices booked twice": things and what they are, without a verb; null for another text. */
export function leftForm(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ key }) => STATED.has(key))
  const [noun, next] = [tokens[at - 1], tokens[at + 1]]
  const before = tokens.slice(0, at)
  if (noun === undefined || !['NOUN', 'PROPN'].includes(noun.tag) || isPerson(noun)) return null
  if (before.some(({ tag }) => ['ADP', 'PRON', 'AUX', 'SCONJ', 'CCONJ'].includes(tag))) return null
  const isState =
    next === undefined
      ? !PAST_TOO.test(tokens[at]?.key ?? '') && (at > 1 || isPlural(noun))
      : next.key === 'twice' || next.key.startsWith('un') || AFTER_STATE.has(next.tag)
  if (!isState || tokens.some(({ tag }) => tag === 'AUX')) return null
  const thing = withArticle(joinTokens(before), noun, tokens[0])
  return `Minimize the likelihood that ${thing} ${isPlural(noun) ? 'are' : 'is'} ${joinTokens(tokens.slice(at))}`
}

/** What is where it should not be, asked what goes wrong: "rope in the propeller". */
const MISPLACED = /^(?:\p{L}+ )?\p{L}+ (?:in|inside|under|between|behind) the \p{L}+$/iu

/** "van too small", "lamp broken": a thing and its state, without a verb. */
export function stateForm(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(
    ({ tag, key }, index) => index > 0 && (key === 'too' || key === 'not' || tag === 'ADJ' || tag === 'VERB'),
  )
  const state = tokens[at]
  const last = tokens.at(-1)
  if (at < 1 || state === undefined || last === undefined) return null
  const noun = tokens[at - 1]
  if (noun === undefined || !['NOUN', 'PROPN', 'X'].includes(noun.tag)) return null
  // "the espresso drop slow": the noun may be what the thing before it does.
  const isManner = MANNER.has(state.key) && noun.verb !== null && tokens[at - 2]?.tag === 'NOUN'
  if (isManner) return null
  const after = tokens[at + 1]
  const isState =
    ((state.key === 'too' || state.key === 'not') && tokens[at + 1]?.tag === 'ADJ') ||
    // "filter not seated"
    (state.key === 'not' && after?.tag === 'VERB' && isParticiple(after)) ||
    (state.key === 'too' && at === tokens.length - 2) ||
    ((state.tag === 'ADJ' || state.key === 'missing') && at === tokens.length - 1) ||
    (state.tag === 'VERB' && isParticiple(state) && !isPast({ ...state, base: state.base })) ||
    (state.tag === 'VERB' &&
      isParticiple(state) &&
      tellsTrouble([state]) &&
      (at === tokens.length - 1 || ['ADP', 'ADV'].includes(tokens[at + 1]?.tag ?? '')))
  if (!isState || isThirdPerson(state)) return null
  const thing = withArticle(joinTokens(tokens.slice(0, at)), noun, tokens[0])
  return `Minimize the likelihood that ${thing} ${isPlural(noun) ? 'are' : 'is'} ${joinTokens(tokens.slice(at))}`
}

/** What learners say for how something is done as well. */
const MANNER = wordSet('slow fast quick loud bad')

export const DETERMINED = wordSet(
  'the a an this that these those no some any every each all both two one another',
)

const withArticle = (thing: string, noun: Token, first: Token | undefined): string =>
  isPlural(noun) || isMass(noun) || (first !== undefined && DETERMINED.has(first.key))
    ? uncapitalized(thing)
    : `the ${uncapitalized(thing)}`

const TIMES = wordSet(
  'morning mornings evening evenings afternoon afternoons night nights day days week weeks weekend weekends summer winter',
)
const isTime = ({ key }: Token): boolean => TIMES.has(key)

/** What makes work of a thing, or of somebody: "old paint spots", "customers who do not know what they want". */
const WORKED = wordSet(
  'old dirty stuck uneven frozen hidden odd different mixed torn bent rusty poor empty full wet',
)
const FINITE = wordSet('is are was were get gets got go goes went have has had end ends must')
const isWorked = (tokens: readonly Token[], head: Token): boolean => {
  const relative = tokens.findIndex(({ key }) => key === 'who' || key === 'that')
  if (relative > 0)
    return (
      isPlural(head) &&
      !tellsTrouble(tokens.slice(0, relative)) &&
      // "parts that had life left in them get thrown away" tells an event.
      !tokens.slice(relative + 3).some(({ key }) => FINITE.has(key))
    )
  return !tellsTrouble(tokens.filter(({ key }) => !WORKED.has(key)))
}

/** "old paint spots", whatever else the words may be. */
export function isWorkedThing(text: string, language: Language): boolean {
  const tokens = language.tokensOf(`the ${uncapitalized(text)}`)
  const [, first] = tokens
  const last = tokens.at(-1)
  return (
    first !== undefined &&
    WORKED.has(first.key) &&
    last !== undefined &&
    isPlural(last) &&
    tokens.length < 5 &&
    isPhrase(tokens, 'nouns')
  )
}

/** A thing: "a wrong dose", "the paperwork", "menus that nobody reads". */
export function thingForms(
  text: string,
  tokens: readonly Token[],
  { about }: OutcomeContext,
  language: Language,
): readonly string[] {
  const head = headOf(uncapitalized(text), language)
  if (head === undefined || (head.tag === 'VERB' && PLAIN_VERBS.has(head.key))) return []
  // "pot explode"
  const [before, last] = tokens.slice(-2)
  if (before?.tag === 'NOUN' && last?.tag === 'VERB' && last.key === last.base && !isPlural(before)) return []
  switch (about) {
    case 'wasted':
      return amountForms(text, language)
    case 'long':
      // "customers who do not know what they want"
      return (tellsTrouble(tokens) && !isWorked(tokens, head)) || (tokens.length < 2 && !isPlural(head))
        ? []
        : [`Minimize the time spent on ${uncapitalized(text)}`]
    case 'wrong': {
      const isMisplaced = MISPLACED.test(text) && (isPlural(head) || isMass(head)) && !isTime(head)
      if (!(tellsTrouble(tokens) || isMisplaced) || tokens.length < 2) return []
      if (isPlural(head) && /^(?:\p{L}+ ){0,2}\p{L}+ (?:that|who|which|nobody|no one) /u.test(text))
        return amountForms(text, language)
      const thing = uncapitalized(text)
      const [first] = tokens
      // "a bait that rots": a noun in the singular may need no article, or another one.
      if (
        !isPlural(head) &&
        !isMass(head) &&
        / (?:that|which|who|nobody) /.test(text) &&
        !DETERMINED.has(tokens[0]?.key ?? '')
      )
        return []
      const needsArticle =
        !isPlural(head) && !isMass(head) && first !== undefined && !DETERMINED.has(first.key)
      return [
        `Minimize the likelihood of ${needsArticle ? `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ` : ''}${thing}`,
      ]
    }
  }
}
