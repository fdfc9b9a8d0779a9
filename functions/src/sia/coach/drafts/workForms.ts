import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isPhrase } from '../grammar/readPhrase.ts'
import { isParticiple } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { baseOf } from '../language/verbForms.ts'

/** "the letters have to be written one by one" */
const TO_BE_DONE =
  /^((?:the|all|every|each|both)? ?(?:\p{L}+ ){0,3}?\p{L}+) (?:has to|have to|must|needs? to) be (\p{L}+)( .{2,60})?$/iu
/** "our treasurer has to write out every receipt", "I must search the table" */
const HAS_TO =
  /^(.{1,50}?) (?:still |always |then )*(?:has to|have to|must|needs? to) ((?!be\b|not\b)\p{L}+ .{3,100})$/iu
/** "the shelves are so full that I have to shift a whole row" */
const SO_THAT =
  /^.{3,60}? (?:is|are) so \p{L}+ that (?:i|we|you|they|people) (?:have to|must|need to|had to) (\p{L}+ .{3,100})$/iu
const WHOEVER = wordSet('i we you they one somebody someone everybody')

/** Asked what takes long: the time of what has to be done; null for another text. */
export function workForm(text: string, language: Language): string | null {
  const shifted = SO_THAT.exec(text)?.[1]
  if (shifted !== undefined) return timeOf(shifted)
  const [, thing = '', done = '', how = ''] = TO_BE_DONE.exec(text) ?? []
  const [, participle] = language.tokensOf(`is ${done.toLowerCase()}`)
  if (participle !== undefined && isParticiple(participle) && isNouns(thing, language)) {
    const base = baseOf(done) ?? participle.base
    return timeOf(`${base} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${how}`)
  }
  const [, who = '', action = ''] = HAS_TO.exec(text) ?? []
  const isSomebody = WHOEVER.has(who.toLowerCase()) || isNouns(who, language)
  return action !== '' && isSomebody ? timeOf(action) : null
}

const isNouns = (text: string, language: Language): boolean =>
  text !== '' && isPhrase(language.tokensOf(text.charAt(0).toLowerCase() + text.slice(1)), 'nouns')

const timeOf = (action: string): string => {
  const wait = /^(wait|search) ((?:for|through|in|on|until) .+)$/i.exec(action)
  return wait === null
    ? `Minimize the time it takes to ${action}`
    : `Minimize the time spent ${wait[1]?.toLowerCase()}ing ${wait[2]}`
}
