import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { clauseForms } from '../drafts/clauseForms.ts'
import { joinTokens } from '../drafts/joinTokens.ts'
import { plainText } from '../drafts/plainText.ts'
import { baseOfGerund, gerundOf } from '../drafts/verbForms.ts'
import { isGerund, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { kindOf } from '../messages/splitMessage.ts'

/** What may be the trouble with a thing or an action that the coach cannot place. */
const THING_TROUBLES = ['Takes too long', 'Goes wrong', 'Happens too often', 'Costs too much'] as const
/** What may be the trouble with what happens: "my back hurts". */
const EVENT_TROUBLES = ['Should not happen', 'Happens too often', 'Takes too long'] as const

/** The choices of what the trouble is with words that the coach cannot place. */
export const troublesOf = (unclear: string, language: Language): readonly string[] =>
  kindOf(unclear, language) === 'clause' ? EVENT_TROUBLES : THING_TROUBLES

/** Words that are quoted at once. */
const MAX_QUOTED = 8

/** What the coach looked for in an answer, and how to say it. An answer is about outcomes if nothing else is named. */
const LOOKED_FOR: Partial<Readonly<Record<CoachQuestion['kind'], readonly [string, string]>>> = {
  executor: ['a group of people', 'Who are they, in one or two words?'],
  job: ['a job', 'What do they get done, as a verb and its object?'],
  size: ['a job', 'What do they get done, as a verb and its object?'],
  steps: ['a step', 'What do they do there, as a verb and its object?'],
  layer: ['a need', 'What do they want, in a few words?'],
  repair: ['a new wording', 'Can you say it in other words?'],
}

/** Says what the coach looked for in vain, in which words, and how to go on. */
export function notUnderstood(asked: CoachQuestion['kind'], parts: readonly string[]): string {
  const [what, next] = LOOKED_FOR[asked] ?? ['an outcome', TROUBLE_QUESTION]
  return `I didn’t get ${what} from ${quoted(parts)}. ${parts.length > 1 ? oneByOne(asked, parts, next) : next}`
}

/** What is asked about words that were left out beside drafts. */
export function leftOut(asked: CoachQuestion['kind'], parts: readonly string[]): string {
  const [, next] = LOOKED_FOR[asked] ?? ['', TROUBLE_QUESTION]
  return `I’m not sure about ${quoted(parts)}. ${parts.length > 1 ? oneByOne(asked, parts, next) : next}`
}

/** Asks about the first of several parts; the others are asked about in later turns. */
const oneByOne = (asked: CoachQuestion['kind'], [first = '']: readonly string[], next: string): string =>
  asked === 'executor' || asked === 'job' || asked === 'size' || asked === 'repair'
    ? next
    : `Let’s take them one by one. ${howToSay(asked, first)}`

/** Asks what is meant by one part of an answer. */
export function howToSay(asked: CoachQuestion['kind'], part: string): string {
  if (asked === 'steps') return `How would you say ${quoted([part])} as a verb and its object?`
  if (asked === 'layer') return `What do they want with ${quoted([part])}, in a few words?`
  return `What is the trouble with ${quoted([part])}, or how would you say it in a few words?`
}

const TROUBLE_QUESTION = 'What is the trouble there, or how would you say it in a few words?'

/** The first parts, shortened, and how many more there are. */
export function quoted(parts: readonly string[]): string {
  const shown = parts
    .slice(0, MAX_QUOTED)
    .map((part) => `“${part.length > 90 ? `${part.slice(0, 90)}…` : part}”`)
  const more = parts.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

/** The forms of unclear words as an outcome, now that the member has said what the trouble is; null for another message. */
export function troubleForms(
  unclear: string,
  message: string,
  executor: string,
  language: Language,
): readonly string[] | null {
  const chosen = [...THING_TROUBLES, ...EVENT_TROUBLES].find(
    (trouble) =>
      message.trim().toLowerCase().replace(/[.!]$/, '').replace(/^it /, '') === trouble.toLowerCase(),
  )
  if (unclear === '' || chosen === undefined) return null
  const text = uncapitalized(plainText(unclear))
  const [first, ...others] = language.tokensOf(text)
  const kind = kindOf(text, language)
  if (first === undefined) return []
  const base = isGerund(first) ? baseOfGerund(first, language) : undefined
  const action = base === undefined ? text : `${base}${text.slice(first.text.length)}`
  const [verb, ...rest] = others
  // "I drop the frame": the executor does it.
  const done =
    ['i', 'we', 'you'].includes(first.key) && verb !== undefined && verb.key === verb.base
      ? [`Minimize the likelihood of ${gerundOf(verb.base)} ${joinTokens(rest)}`]
      : []
  switch (chosen) {
    case 'Takes too long':
      if (kind === 'clause') return [`Minimize the time it takes until ${text}`]
      return kind === 'action' || kind === 'gerund'
        ? [`Minimize the time it takes to ${action}`]
        : [`Minimize the time spent on ${text}`]
    case 'Should not happen':
      return [
        ...done,
        ...clauseForms(text, { about: 'wrong', executor, isStory: false }, language),
        `Minimize the likelihood that ${text}`,
      ]
    case 'Goes wrong':
      return kind === 'clause'
        ? [`Minimize the likelihood that ${text}`]
        : [`Minimize the likelihood of ${text}`, `Minimize the likelihood that ${text} goes wrong`]
    case 'Happens too often':
      return kind === 'clause'
        ? [`Minimize the number of times that ${text}`]
        : [`Minimize the ${isPlural(first) ? 'number' : 'frequency'} of ${text}`]
    case 'Costs too much':
      return [`Minimize the cost of ${text}`]
  }
}

/** Says that what was told about the job is asked about later, and asks for the job. */
export function laterNote(kind: 'steps' | 'outcomes', parts: readonly string[]): string {
  return kind === 'steps'
    ? `${quoted(parts)}: these are steps, and we come to them. **What have they got done when all of it is done?** A verb and its object.`
    : `${quoted(parts)}: this is what makes it hard, and we come to it with the steps. **What do they get done there?** A verb and its object.`
}

/** What is left out of a job, and kept for the outcomes. */
export const mannerNote = (manner: string): string =>
  manner === '' ? '' : `“${manner}” is about how well it is done: we come to that with the outcomes.`
