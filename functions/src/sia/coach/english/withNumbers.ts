import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isMass, isPlural, pluralOf } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { type Line, replaced } from './Line.ts'
import { isCountable } from './readSubject.ts'

const SEVERAL = wordSet('all many several these those few two three four five six seven eight nine ten both')
/** What stands before several things alone. */
const COUNTING = wordSet('many several two three four five six seven eight nine ten')
/** Of these, several have no ending, or the word is no name of a thing. */
const OPEN = wordSet(
  'staff people fish sheep deer aircraft series species percent hundred thousand million dozen score more such way time work help',
)
const EACH = wordSet('every each')
/** Of these, English has no plural, or an irregular one. */
const UNCOUNTED: ReadonlyMap<string, string> = new Map(
  'information furniture equipment luggage baggage advice homework software hardware feedback machinery stationery traffic laundry merchandise'
    .split(' ')
    .map((each): readonly [string, string] => [`${each}s`, each])
    .concat(
      'knife wife shelf leaf child man woman'
        .split(' ')
        .map((each): readonly [string, string] => [`${each}s`, pluralOf(each)]),
    ),
)
/** Worn in pairs. */
const PAIRED = wordSet('glove boot shoe sock goggle earplug')
const AFTER_NAME: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM', 'PART', 'CCONJ', 'SYM'])

/** Whether a word goes on with the name of a thing: "two bracket types", but not "two bracket touch the wire". */
const isNamePart = (tokens: readonly Token[], at: number): boolean =>
  AFTER_NAME.has(tokens[at]?.tag ?? '') &&
  !(tokens[at]?.tag === 'NOUN' && tokens[at]?.verb === tokens[at]?.key && tokens[at + 1]?.tag === 'DET')

/** "all measurement" as "all measurements", "every patients" as "every patient", "wear glove" as "wear gloves". */
export function withNumbers(line: Line): string {
  const { tokens, language } = line
  const changes = new Map<number, string>()
  for (const [at, { key, text }] of tokens.entries()) {
    if (
      PAIRED.has(key) &&
      text === key &&
      tokens[at - 1]?.base === 'wear' &&
      !isNamePart(tokens, at + 1) &&
      tokens[at + 1]?.tag !== 'VERB'
    )
      changes.set(at, pluralOf(key))
    const mass = UNCOUNTED.get(key)
    if (
      mass !== undefined &&
      text === key &&
      !SEVERAL.has(tokens[at - 1]?.key ?? '') &&
      tokens[at - 1]?.tag !== 'NUM'
    )
      changes.set(at, mass)
    if (!SEVERAL.has(key) && !EACH.has(key)) continue
    let place = at + 1
    while (tokens[place]?.tag === 'ADJ') place += 1
    const noun = tokens[place]
    if (noun === undefined || noun.tag !== 'NOUN' || isNamePart(tokens, place + 1) || noun.text !== noun.key)
      continue
    // "many system", but "all equipment" and "few staff"
    const isCounted =
      isCountable(noun) || (COUNTING.has(key) && language.isKnown(pluralOf(noun.key)) && !OPEN.has(noun.key))
    if (SEVERAL.has(key) && !isPlural(noun) && !isMass(noun) && isCounted)
      changes.set(place, pluralOf(noun.key))
    if (
      EACH.has(key) &&
      isPlural(noun) &&
      noun.base !== noun.key &&
      language.isKnown(noun.base) &&
      place === at + 1
    )
      if (isCountable({ ...noun, key: noun.base })) changes.set(place, noun.base)
  }
  return replaced(line, changes)
}
