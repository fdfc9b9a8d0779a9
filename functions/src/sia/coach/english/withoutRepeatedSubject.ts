import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'
import { PEOPLE } from './COUNTABLE_NOUNS.ts'
import { isManyNoun } from './isManyNoun.ts'
import { type Line, replaced } from './Line.ts'
import { isFiniteAt } from './readSubject.ts'

/** After these, a clause says which one it is: "the day it rains". */
const TIMES = wordSet(
  'time moment day minute second hour week month year night morning way place reason instant once extent point part bit',
)
const ASKING = wordSet('what which when where why how if whether that')
const OF_PEOPLE = wordSet('he she they')

/** "the truck it comes late" as "the truck comes late": the pronoun says its subject once more. */
export function withoutRepeatedSubject(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const [at, { key }] of tokens.entries())
    if ((key === 'it' || OF_PEOPLE.has(key)) && repeatsSubject(line, at)) changes.set(at, '')
  return replaced(line, changes)
}

function repeatsSubject({ tokens, about, language }: Line, at: number): boolean {
  const [head, pronoun, verb] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (head?.tag !== 'NOUN' || TIMES.has(head.base) || !isVerbAt(verb)) return false
  const isMany = isManyNoun(head, language)
  if (pronoun?.key === 'they' ? isMany !== true : isMany !== false) return false
  if ((pronoun?.key === 'he' || pronoun?.key === 'she') && !PEOPLE.has(head.base)) return false
  let start = at - 1
  while (['NOUN', 'ADJ'].includes(tokens[start - 1]?.tag ?? '')) start -= 1
  if (tokens[start - 1]?.tag === 'DET') start -= 1
  const isStart = start === 0 && about === 'wrong'
  if (!isStart && !isAsked(tokens, start)) return false
  // "the box it needs is missing" has a verb of its own.
  const end = tokens.findIndex(
    ({ tag, key }, place) => place > at && (tag === 'CCONJ' || tag === 'PUNCT' || ASKING.has(key)),
  )
  const rest = tokens.slice(at + 2, end < 0 ? undefined : end)
  return !rest.some((_, index) => isFiniteAt(tokens, at + 2 + index) && tokens[at + 1]?.tag !== 'AUX')
}

/** "which cut | the customer he wants" */
const isAsked = (tokens: readonly Token[], start: number): boolean =>
  ASKING.has(tokens[start - 1]?.key ?? '') || ASKING.has(tokens[start - 2]?.key ?? '')

const isVerbAt = (token: Token | undefined): boolean =>
  token?.tag === 'AUX' || token?.tag === 'VERB' || (token?.tag === 'NOUN' && token.verb !== null)
