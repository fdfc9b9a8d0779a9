import { asTyped, type CoachQuestion, type OutcomeQuestion } from '@outcome-studio/shared/domain/coach'

/** Words that are quoted at once. */
const MAX_QUOTED = 2
/** Characters from which a quote is shortened. */
const MAX_QUOTE = 110

/** What the coach looked for in an answer, and how to say it. An answer is about outcomes if nothing else is named. */
const LOOKED_FOR: Partial<Readonly<Record<CoachQuestion['kind'], readonly [string, string]>>> = {
  executor: ['a group of people', 'Who are they, in one or two words?'],
  job: ['a job', 'What do they get done, as a verb and its object?'],
  size: ['a job', 'What do they get done, as a verb and its object?'],
  steps: ['a step', 'What do they do there, as a verb and its object?'],
  layer: ['a need', 'What do they want, in a few words?'],
  repair: ['a new wording', 'Can you say it in other words?'],
}

/**
 * Says what the coach looked for in vain, in which words, and how to go on.
 * @param first the words that are asked about
 * @param isChoice whether the trouble with them is chosen
 * @param about what was asked of a step
 */
export function notUnderstood(
  asked: CoachQuestion['kind'],
  parts: readonly string[],
  first = parts,
  isChoice = true,
  about?: OutcomeQuestion,
): string {
  const [what, next] = LOOKED_FOR[asked] ?? [
    'an outcome',
    isChoice ? troubleWith(parts, first) : oneFact(about),
  ]
  return `I didn’t get ${what} from ${quoted(parts)}. ${next}`
}

const troubleWith = (parts: readonly string[], first: readonly string[]): string =>
  parts.length > 1
    ? `What is the trouble with ${quoted(first)}, or how would you say it in a few words?`
    : TROUBLE_QUESTION

const TROUBLE_QUESTION = 'What is the trouble there, or how would you say it in a few words?'

/** Asks for one fact, in the form that the coach understands best. */
const oneFact = (about?: OutcomeQuestion): string =>
  about === 'long' || about === 'wrong'
    ? `One thing is enough, for example *${EXAMPLES[about]}*.`
    : 'How would you say it in a few words?'

const EXAMPLES = { long: 'waiting for a signature', wrong: 'the label falls off' } as const

/** The first parts, shortened between words, and how many more there are. */
export function quoted(parts: readonly string[], most = MAX_QUOTED): string {
  const shown = parts.slice(0, most).map((part) => `“${asTyped(shortened(part))}”`)
  const more = parts.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

const shortened = (part: string): string =>
  part.length > MAX_QUOTE ? `${part.slice(0, MAX_QUOTE).replace(/(?<!\s)\s+\S*$/, '')} …` : part

/** Says that what was told about the job is asked about later, and asks for the job. */
export function laterNote(kind: 'steps' | 'outcomes', parts: readonly string[]): string {
  return kind === 'steps'
    ? `${quoted(parts)}: these are steps, and we come to them. **What have they got done when all of it is done?** A verb and its object.`
    : `${quoted(parts)}: this is what makes it hard, and we come to it with the steps. **What do they get done there?** A verb and its object.`
}

/** What is left out of a job, and kept for the outcomes. */
export const mannerNote = (manner: string): string =>
  manner === ''
    ? ''
    : `${quoted([manner])} is about how well it is done, so it stays out of the job: we come to that with the outcomes.`
