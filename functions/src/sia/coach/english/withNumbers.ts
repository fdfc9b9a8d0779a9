import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isMass, isPlural, pluralOf } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { type Line, replaced } from './Line.ts'
import { isCountable } from './readSubject.ts'

const SEVERAL = wordSet('all many several these those few two three four five six seven eight nine ten both')
const EACH = wordSet('every each')
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
    if (!SEVERAL.has(key) && !EACH.has(key)) continue
    let place = at + 1
    while (tokens[place]?.tag === 'ADJ') place += 1
    const noun = tokens[place]
    if (noun === undefined || noun.tag !== 'NOUN' || isNamePart(tokens, place + 1) || noun.text !== noun.key)
      continue
    if (SEVERAL.has(key) && !isPlural(noun) && !isMass(noun) && isCountable(noun))
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
