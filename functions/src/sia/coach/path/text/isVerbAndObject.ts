import type { Language, Token } from '../../language/Language.ts'

/** Longest action that is taken as it is, in words. */
const MOST_WORDS = 8
/** "feed kids a hot lunch": to whom, and what. */
const OF_TWO = /^\p{L}+ (?:\p{L}+s|children|people) (?:an?|the|their) \p{L}/iu
const OBJECT_STARTS: ReadonlySet<string> = new Set(['DET', 'NOUN', 'ADJ', 'PROPN'])
const OBJECT_WORDS: ReadonlySet<string> = new Set([...OBJECT_STARTS, 'ADP'])

/** Whether plain words are a verb in its base form, and at once what it is done to. */
export function isVerbAndObject(words: string, language: Language): boolean {
  const text = words.replace(/^(?:we|i|they) /i, '')
  const plain = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const [alone] = language.tokensOf(plain)
  const [, verb, object, ...rest] = language.tokensOf(`to ${plain}`)
  // "existing houses"
  const isOfThing = ({ tag, key }: Token, at: number) =>
    OBJECT_WORDS.has(tag) || (/(?:ing|ed)$/.test(key) && rest[at + 1]?.tag === 'NOUN')
  return (
    text.split(' ').length <= MOST_WORDS &&
    /^[\p{L} -]+$/u.test(text) &&
    text.split(/[ -]/).every((word) => language.isKnown(word.toLowerCase())) &&
    !/\b(?:it|them|this|that|these|those|you|me|us|ones?|not|never|do|have|be|want|need)\b/i.test(text) &&
    (alone?.tag === 'VERB' || (alone?.verb === alone?.key && OF_TWO.test(plain))) &&
    verb?.tag === 'VERB' &&
    verb.key === verb.base &&
    object !== undefined &&
    OBJECT_STARTS.has(object.tag) &&
    rest.every(isOfThing)
  )
}
