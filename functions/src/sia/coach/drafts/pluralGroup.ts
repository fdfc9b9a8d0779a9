import { capitalized } from '@outcome-studio/shared/domain/base'
import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../grammar/isPerson.ts'
import { isPhrase } from '../grammar/readPhrase.ts'
import { isGerund, isMass, isPlural, isThirdPerson, pluralOf } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { baseOf } from '../language/verbForms.ts'

/** Heads that name a place, a thing or nobody in particular. */
const NO_GROUP = wordSet(
  'me us you them everybody everyone anybody anyone nobody somebody someone all it thing things project one ones way time',
)

/**
 * "technician who comes to repair the lift when it stops" as "Technicians who come to repair the lift"; null for what
 * names no people.
 * @param isPeople whether people are meant, whatever the word is
 */
export function pluralGroup(group: string, language: Language, isPeople = false): string | null {
  const tokens = language.tokensOf(`the ${group}`).slice(1)
  const relative = tokens.findIndex(({ key }, at) => at > 0 && (key === 'who' || key === 'that'))
  const core = relative < 0 ? tokens : tokens.slice(0, relative)
  const post = core.findIndex(
    ({ tag, key }, at) => at > 0 && (tag === 'ADP' || tag === 'VERB' || key === 'to'),
  )
  const heads = post < 0 ? core : core.slice(0, post)
  const head = heads.at(-1)
  if (head === undefined || NO_GROUP.has(head.key) || isMass(head)) return null
  // "People" are anybody.
  if (tokens.length === 1 && ['people', 'person', 'persons', 'humans'].includes(head.key)) return null
  // "Baristas who …", "I am a barista": only people are these.
  const isNamed = isPeople || isPerson(head) || tokens[relative]?.key === 'who'
  if (!isNamed) return null
  // "I am biased": a state.
  if (isPeople && head.tag === 'ADJ' && tokens.length === 1) return null
  if (!['NOUN', 'PROPN', 'ADJ', 'X', 'VERB'].includes(head.tag) || !/^\p{L}/u.test(head.text)) return null
  // "fishermans"
  const text = head.text.replace(/(?<!hu|ger|ro|tali|otto)mans$/i, 'men')
  // "dad paid": what somebody did.
  const last = core.at(-1)
  if (
    post >= 0 &&
    post === core.length - 1 &&
    last?.tag === 'VERB' &&
    !isGerund(last) &&
    !isPlural(head) &&
    relative < 0
  )
    return null
  const many = isPlural(head) || text !== head.text ? text : pluralOf(text)
  const words = [
    ...heads.slice(0, -1).map(({ text }) => text),
    many,
    ...(post < 0 ? [] : core.slice(post).map(({ text }) => text)),
  ]
  // "people chasing money that is owed": it is the money that is.
  const isOfObject = post >= 0 && core[post]?.tag === 'VERB'
  const clause =
    relative < 0
      ? []
      : isOfObject
        ? tokens.slice(relative).map(({ text }) => text)
        : relativeClause(tokens.slice(relative))
  // "whoever answers when you call": without when, nobody is told.
  if (relative >= 0 && clause.length === LEAST_OF_CLAUSE && clause.length < tokens.length - relative)
    return null
  const draft = [...words, ...clause].join(' ').replace(/ (?=['’]s )/g, '')
  const fitting = isPhrase(language.tokensOf(`the ${draft}`).slice(1), 'nouns') ? draft : null
  return fitting === null ? null : capitalized(fitting)
}

/** Its verb in the plural, without a clause that says when. */
function relativeClause(tokens: readonly Token[]): readonly string[] {
  const end = tokens.findIndex(({ key }, at) => at > 1 && CLAUSES.has(key))
  const kept = end < 0 ? tokens : tokens.slice(0, end)
  return kept.map((token, at) => {
    if (at !== 1) return token.text
    if (token.key === 'is' || token.key === 'was') return 'are'
    return isThirdPerson(token)
      ? token.base
      : token.key.endsWith('s')
        ? (baseOf(token.key) ?? token.text)
        : token.text
  })
}

/** "who answers" */
const LEAST_OF_CLAUSE = 2
const CLAUSES = wordSet('when if because while whenever once so until')
