import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isHuman } from '../../grammar/isHuman.ts'
import { isPerson } from '../../grammar/isPerson.ts'
import { readClause } from '../../grammar/readPhrase.ts'
import { isParticiple, isPlural } from '../../grammar/wordForms.ts'
import type { Language, Token } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { objectOfStep } from '../text/objectOfStep.ts'

/** "It floods the cuticles", said of *Paint the base coat*: what is worked on is the subject. */
export function withStepSubject(part: MessagePart, step: string, language: Language): MessagePart {
  const [subject, verb] = language.tokensOf(part.text)
  const thing = objectOfStep(step, language)
  // "it looks lopsided", "it is not stuck down"
  const states = language
    .tokensOf(part.text)
    .slice(2)
    .filter(({ key, tag }) => key !== 'not' && tag !== 'ADV')
  const isState =
    (verb?.base === 'look' && states[0]?.tag === 'ADJ') ||
    (verb?.base === 'be' && states[0]?.tag === 'VERB' && isParticiple(states[0]))
  const isDone = verb?.tag === 'VERB' && !IMPERSONAL.has(verb.base)
  if (subject?.key !== 'it' || thing === null || !(isDone || isState)) return part
  return { ...part, text: `${thing}${part.text.slice(subject.text.length)}` }
}

/** "the customer does not like it", said of *Tie the bouquet*. */
export function withStepObject(part: MessagePart, step: string, language: Language): MessagePart {
  const thing = JUDGED.test(part.text) ? objectOfStep(step, language) : null
  return thing === null ? part : { ...part, text: part.text.replace(JUDGED, `$1 ${thing}`) }
}
const JUDGED =
  /\b(likes?|accepts?|rejects?|refuses?|returns?|dislikes?|hates?) it(?= in the end$| after all$|$)/i

/** "He does not know …", said of *Talk to the rep*: the person of the step; "they change their minds": people do. */
export function withStepPerson(part: MessagePart, step: string, language: Language): MessagePart {
  const [subject] = language.tokensOf(part.text)
  if (subject === undefined) return part
  const predicate = part.text.slice(subject.text.length)
  const [, verb] = language.tokensOf(part.text)
  const isComplaint = verb !== undefined && verb.key === verb.base && COMPLAINING.has(verb.key)
  if (subject.key === 'they' && (isComplaint || OF_MIND.test(predicate) || OF_OTHERS.test(predicate)))
    return { ...part, text: `people${predicate}` }
  if (subject.key !== 'he' && subject.key !== 'she') return part
  const [person, ...others] = language.tokensOf(`to ${uncapitalized(step.trim())}`).filter(isHuman)
  return person === undefined || others.length > 0 || isPlural(person)
    ? part
    : { ...part, text: `the ${person.key}${predicate}` }
}
/** What those do who are served, and never whoever serves them. */
const COMPLAINING: ReadonlySet<string> = new Set(['complain', 'protest', 'grumble', 'moan'])
/** "they forget the mirror when they pull out": not whoever does the work. */
const OF_OTHERS = /^ \p{L}.{3,60} (?:when|while|as) they /iu
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

/** The things in a text; the verb of a clause is none, whatever the tagger takes it for. */
export function nounsOf(text: string, language: Language): readonly Token[] {
  const tokens = language.tokensOf(uncapitalized(text))
  return (readClause(tokens)?.tokens ?? tokens).filter(({ tag }) => tag === 'NOUN')
}

/** What several things did before: "the loaves" of "The loaves spread"; null for another clause. */
function subjectOf(part: MessagePart | undefined, language: Language): string | null {
  const read = part === undefined ? null : readClause(language.tokensOf(uncapitalized(part.text)))
  const subject = read?.tokens.slice(0, read.verb) ?? []
  return read?.isMany === true && subject.some(({ tag }) => tag === 'NOUN')
    ? subject.map(({ text }) => text).join(' ')
    : null
}

/** "They kick" after "cows …" as "cows kick": if one thing alone was named, and the predicate has no object. */
export function withNamedSubject(
  part: MessagePart,
  before: readonly MessagePart[],
  language: Language,
): MessagePart {
  const [subject, ...predicate] = language.tokensOf(part.text)
  if (subject === undefined || (subject.key !== 'they' && subject.key !== 'it')) return part
  const [, next] = predicate
  const doers = subject.key === 'they' && next?.tag === 'ADP' ? subjectOf(before.at(-1), language) : null
  if (doers !== null) return { ...part, text: `${doers}${part.text.slice(subject.text.length)}` }
  const isOpen = predicate.some(({ tag }) => !['VERB', 'AUX', 'ADV', 'ADJ', 'PART'].includes(tag))
  const named = before.flatMap(({ text }) =>
    nounsOf(text, language).filter((token) => isPlural(token) === (subject.key === 'they')),
  )
  // "the workloads are uneven and they argue": things do not.
  const able = SPEAKING.has(predicate[0]?.base ?? '') ? named.filter(isPerson) : named
  const [thing, ...others] = new Set(able.map(({ key }) => key))
  if (isOpen || thing === undefined || others.length > 0 || predicate.length === 0) return part
  const article = subject.key === 'it' ? 'the ' : ''
  return { ...part, text: `${article}${thing}${part.text.slice(subject.text.length)}` }
}
