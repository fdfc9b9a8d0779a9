import { isPerson } from '../grammar/isPerson.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { objectOfStep } from './objectOfStep.ts'

/** "It floods the cuticles", said of *Paint the base coat*: what is worked on is the subject. */
export function withStepSubject(part: MessagePart, step: string, language: Language): MessagePart {
  const [subject, verb] = language.tokensOf(part.text)
  const thing = objectOfStep(step, language)
  if (subject?.key !== 'it' || verb?.tag !== 'VERB' || thing === null || IMPERSONAL.has(verb.base))
    return part
  return { ...part, text: `${thing}${part.text.slice(subject.text.length)}` }
}

/** Verbs whose "it" is nothing that was named. */
const IMPERSONAL: ReadonlySet<string> = new Set(
  'take happen depend hurt cost matter work help seem feel look sound rain snow freeze get start begin make drive kill bother annoy go come need keep turn run stay'.split(
    ' ',
  ),
)

/** What people alone do. */
const SPEAKING: ReadonlySet<string> = new Set(
  'argue complain ask forget say tell think want know agree disagree refuse quit cry shout fight decide understand quarrel lie'.split(
    ' ',
  ),
)

/** "They kick" after "cows …" as "cows kick": if one thing alone was named, and the predicate has no object. */
export function withNamedSubject(
  part: MessagePart,
  before: readonly MessagePart[],
  language: Language,
): MessagePart {
  const [subject, ...predicate] = language.tokensOf(part.text)
  if (subject === undefined || (subject.key !== 'they' && subject.key !== 'it')) return part
  const isOpen = predicate.some(({ tag }) => !['VERB', 'AUX', 'ADV', 'ADJ', 'PART'].includes(tag))
  const named = before.flatMap(({ text }) =>
    language
      .tokensOf(text)
      .filter((token) => token.tag === 'NOUN' && isPlural(token) === (subject.key === 'they')),
  )
  // "the workloads are uneven and they argue": things do not.
  const able = SPEAKING.has(predicate[0]?.base ?? '') ? named.filter(isPerson) : named
  const [thing, ...others] = new Set(able.map(({ key }) => key))
  if (isOpen || thing === undefined || others.length > 0 || predicate.length === 0) return part
  const article = subject.key === 'it' ? 'the ' : ''
  return { ...part, text: `${article}${thing}${part.text.slice(subject.text.length)}` }
}
