import { AUXILIARIES, possibleBases, readStatement, wordSet } from '@outcome-studio/shared/domain/checker'
import { baseOf } from './verbForms.ts'

const SPEAKERS = wordSet('i we you they people one he she it')

const THIRD_PERSONS = wordSet('he she it one')

/** The action of "we forget the bag", which has no subject worth a statement: its base form and the rest. */
export function spokenAction(text: string): { readonly base: string; readonly rest: string } | null {
  const [first, verb] = readStatement(text).words
  if (first === undefined || verb === undefined || !SPEAKERS.has(first.key)) return null
  if (AUXILIARIES.has(verb.key)) return null
  const unknown = THIRD_PERSONS.has(first.key) ? (possibleBases(verb.key)[0] ?? verb.key) : verb.key
  return { base: baseOf(verb.key) ?? unknown, rest: text.slice(verb.end) }
}
