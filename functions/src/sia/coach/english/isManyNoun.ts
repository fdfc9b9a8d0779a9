import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'

/** Nouns that are one and many, or whose number what follows decides. */
const OPEN_NOUNS = wordSet(
  `staff team crew family group committee company government public audience band club department police personnel couple
  number lot majority minority rest range pair half percent percentage variety series species aircraft sheep fish trout salmon cod deer data
  media dice cattle offspring management board party firm class army council kind sort type part none means headquarters
  mathematics physics economics athletics crowd set bunch handful plenty third quarter bulk news total mix lots loads tons heaps dozens hundreds thousands`,
)

/** Of a noun, whether it names several; null if its number is open. */
export function isManyNoun(token: Token, language: Language): boolean | null {
  const { key, base, tag } = token
  if (tag !== 'NOUN' || OPEN_NOUNS.has(key) || !/^[a-z]+$/.test(key)) return null
  if (isPlural(token)) return key !== base && language.isKnown(base) ? true : null
  return key.endsWith('s') && !key.endsWith('ss') && key !== 'bus' && key !== 'gas' ? null : false
}
