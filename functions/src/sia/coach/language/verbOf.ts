import { isVerb, possibleBases } from '@outcome-studio/shared/domain/checker'
import { participleOf } from './participleOf.ts'
import { gerundOf } from './verbForms.ts'

const NO_ADDED: ReadonlySet<string> = new Set()
/** Longest word that is looked up, in letters. */
const LONGEST = 30

/**
 * The base form of the verb that a word may be a form of: a verb of the checker's list, or a word whose forms in -ing and
 * -ed a dictionary has, as "rasping" and "rasped". Null for any other word.
 * @param key in lower case
 */
export function verbOf(key: string, isKnown: (word: string) => boolean): string | null {
  if (!/^[a-z]{2,}$/.test(key) || key.length > LONGEST) return null
  const bases = [key, ...possibleBases(key)]
  return (
    bases.find((base) => isVerb(base, NO_ADDED)) ??
    bases.find((base) => isKnown(base) && isKnown(gerundOf(base)) && isKnown(participleOf(base))) ??
    null
  )
}
