import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isMass, isPlural } from '../grammar/wordForms.ts'
import { type Line, replaced } from './Line.ts'
import { isCountable } from './readSubject.ts'

const DEGREES = wordSet('too so very how')
/** Substances that the list of nouns without a plural lacks, or that only their ending tells. */
const SUBSTANCES = wordSet(
  'detergent luggage baggage furniture lubricant conditioner softener moisture pressure mayonnaise',
)
/** Nouns of that list that are counted as well: "too few staff". */
const COUNTED = wordSet(
  'staff data police customs logistics training heating evidence fish fruit seed post stock stone room thread string tape wire rope sauce soup salad',
)
const GOES_ON: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'PART', 'CCONJ'])

/** "too few detergent" as "too little detergent", "too much bolts" as "too many bolts". */
export function withQuantities(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const [at, { key, text }] of tokens.entries()) {
    if ((key !== 'few' && key !== 'much') || text !== key || !DEGREES.has(tokens[at - 1]?.key ?? '')) continue
    const [noun, next] = [tokens[at + 1], tokens[at + 2]]
    if (noun?.tag !== 'NOUN' || GOES_ON.has(next?.tag ?? '')) continue
    const isNamed =
      SUBSTANCES.has(noun.key) || (isMass(noun) && !/(?:ance|ence|age|ure|ity|ism|ing)$/.test(noun.key))
    if (key === 'few' && isNamed && !isPlural(noun) && !COUNTED.has(noun.key)) changes.set(at, 'little')
    if (key === 'much' && isPlural(noun) && isCountable({ ...noun, key: noun.base })) changes.set(at, 'many')
  }
  return replaced(line, changes)
}
