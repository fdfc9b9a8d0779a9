import { uncapitalized } from '@outcome-studio/shared/domain/checker'
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

/** "He does not know …", said of *Talk to the rep*: the person of the step; "they change their minds": people do. */
export function withStepPerson(part: MessagePart, step: string, language: Language): MessagePart {
  const [subject] = language.tokensOf(part.text)
  if (subject === undefined) return part
  const predicate = part.text.slice(subject.text.length)
  if (subject.key === 'they' && OF_MIND.test(predicate)) return { ...part, text: `people${predicate}` }
  if (subject.key !== 'he' && subject.key !== 'she') return part
  const [person, ...others] = language
    .tokensOf(`to ${uncapitalized(step.trim())}`)
    .filter((token) => token.tag === 'NOUN' && isPerson(token))
  return person === undefined || others.length > 0 || isPlural(person)
    ? part
    : { ...part, text: `the ${person.key}${predicate}` }
}
const OF_MIND = /^ (?:change|make up) their minds?\b/i

/** "Half of them do not know …": people, as no thing knows anything. */
export function withPeople(part: MessagePart, language: Language): MessagePart {
  const [, rest = ''] = /^(?:half|some|many|most|a few|several) of them (.+)$/i.exec(part.text) ?? []
  const verb = language
    .tokensOf(rest)
    .find(({ key }) => key !== 'do' && key !== 'not' && key !== 'cannot' && key !== 'can')
  return verb !== undefined && SPEAKING.has(verb.base) ? { ...part, text: `some people ${rest}` } : part
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
