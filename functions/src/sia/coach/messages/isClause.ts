import type { Statement } from '@outcome-studio/shared/domain/checker'
import {
  AUXILIARIES,
  DETERMINERS,
  NOUN_VERBS,
  PARTICLES,
  PLAIN_VERBS,
  PREPOSITIONS,
  possibleBases,
  readStatement,
  wordSet,
} from '@outcome-studio/shared/domain/checker'

/** Index of the verb of a clause such as "guests leave early"; -1 for "a wrong dose" and "finding a table". */
export function clauseVerb({ words }: Statement): number {
  const hasDeterminer = DETERMINERS.has(words[0]?.key ?? '')
  const relative = words.findIndex(({ key }) => RELATIVES.has(key))
  const end = relative < 0 ? words.length : relative
  return words.slice(0, end).findIndex(({ key }, index) => {
    const before = words[index - 1]?.key
    if (before === undefined) return false
    if (isInflected(key)) return before !== 'to'
    if (PARTICLES.has(key) || before === 'to' || DETERMINERS.has(before) || PREPOSITIONS.has(before))
      return false
    const isPlural = before.endsWith('s') && !before.endsWith('ss')
    if (PLAIN_VERBS.has(key)) return true
    if (NOUN_VERBS.has(key)) return isPlural && index > 0
    // "a tube cracks": after a determiner and a noun, an unknown word in -s is its verb.
    if (hasDeterminer && index === 2 && /[^s]s$/.test(key) && !isPlural) return true
    // "someone falls in", "the driver runs out of hours": so is one after "someone", and one with its particle.
    const hasParticle = FAR_PARTICLES.has(words[index + 1]?.key ?? '')
    if (/[^s]s$/.test(key) && !isPlural && (INDEFINITES.has(before) || (index === 1 && hasParticle)))
      return true
    if (!/(?:s|ed)$/.test(key)) return false
    const bases = possibleBases(key)
    if (bases.some((base) => PLAIN_VERBS.has(base))) return true
    return hasDeterminer && !isPlural && index > 1 && bases.some((base) => NOUN_VERBS.has(base))
  })
}

const INDEFINITES = wordSet('someone somebody anyone anybody everyone everybody nobody')

/** Particles that seldom follow a noun. */
const FAR_PARTICLES = wordSet('out off away')

/** What follows one belongs to the noun before: "menus that nobody reads". */
const RELATIVES = wordSet('that which who whose where')

/** Whether a text has a subject and a verb. */
export function isClause(text: string): boolean {
  const statement = readStatement(text)
  return !/ing$/.test(statement.words[0]?.key ?? '') && clauseVerb(statement) > 0
}

const FINITE = new Set(
  "is are was were has have had do does did can can't cannot could will would won't isn't aren't don't doesn't gets get goes go".split(
    ' ',
  ),
)
const isInflected = (word: string): boolean =>
  FINITE.has(word) || (AUXILIARIES.has(word) && word !== 'be' && word !== 'being' && word !== 'been')
