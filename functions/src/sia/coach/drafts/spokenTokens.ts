import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import type { Language, Token } from '../language/Language.ts'

/** Whoever tells what they do. */
export const SPEAKERS = wordSet('i we you they one')

/** "Joists get drilled": the capital of the sentence makes the tagger take a thing for a name. */
export const withKnownStart = (text: string, language: Language): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && language.isKnown((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase())
    ? uncapitalized(text)
    : text

/** "I mishear the address": before an object, what the tagger takes for a noun is the verb. */
export function spokenTokens(tokens: readonly Token[]): readonly Token[] {
  const [subject, verb, object] = tokens
  const isVerb =
    subject !== undefined &&
    SPEAKERS.has(subject.key) &&
    verb?.tag === 'NOUN' &&
    verb.verb === verb.key &&
    (object?.tag === 'DET' || object?.tag === 'PRON')
  return isVerb ? tokens.map((token, at) => (at === 1 ? { ...token, tag: 'VERB' } : token)) : tokens
}
