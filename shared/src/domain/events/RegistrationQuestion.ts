import { isRecord } from '../base/isRecord.ts'

const KINDS = ['text', 'single', 'multiple'] as const

/** A question that the host asks at registration. */
export interface RegistrationQuestion {
  /** Name of a field of Zoom; of the host's own question, "#" and its title. */
  readonly id: string
  readonly label: string
  /** How it is answered: by a text, by one of the options or by any of them. */
  readonly kind: (typeof KINDS)[number]
  readonly options: readonly string[]
  readonly isRequired: boolean
}

/** Answers by the id of their question. The chosen options of one question are separated by line breaks. */
export type RegistrationAnswers = Readonly<Record<string, string>>

/** Longest answer to one question, in characters. firestore.rules limit all answers together. */
const MAX_ANSWER = 1_000

/** Reads the stored questions of an event. A malformed one is left out. */
export function parseQuestions(stored: unknown): readonly RegistrationQuestion[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : []
  return list.flatMap((each) => parseQuestion(each) ?? [])
}

function parseQuestion(stored: unknown): RegistrationQuestion | null {
  if (!isRecord(stored)) return null
  const { id, label, kind, options, isRequired } = stored
  const known = KINDS.find((each) => each === kind)
  if (typeof id !== 'string' || id === '' || typeof label !== 'string' || known === undefined) return null
  const texts: readonly unknown[] = Array.isArray(options) ? options : []
  return {
    id,
    label,
    kind: known,
    options: texts.filter((option) => typeof option === 'string'),
    isRequired: isRequired === true,
  }
}

/** Reads the answers of a registration. Anything but a text is left out. */
export function parseAnswers(stored: unknown): RegistrationAnswers {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The options that an answer has chosen. */
export const chosenOptions = (answer: string): readonly string[] =>
  answer.split('\n').filter((option) => option !== '')

/** Why an answer is not accepted. */
export type AnswerProblem = 'missing' | 'tooLong' | 'notAnOption'

/**
 * Checks the answers to the questions of an event.
 * @returns the problems by the id of the question; empty if all answers are accepted
 */
export function checkAnswers(
  questions: readonly RegistrationQuestion[],
  answers: RegistrationAnswers,
): ReadonlyMap<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>()
  for (const question of questions) {
    const problem = problemOf(question, answers[question.id] ?? '')
    if (problem !== null) problems.set(question.id, problem)
  }
  return problems
}

function problemOf(
  { kind, options, isRequired }: RegistrationQuestion,
  answer: string,
): AnswerProblem | null {
  if (answer.trim() === '') return isRequired ? 'missing' : null
  if (answer.length > MAX_ANSWER) return 'tooLong'
  if (kind === 'text') return null
  const chosen = kind === 'single' ? [answer] : chosenOptions(answer)
  return chosen.every((each) => options.includes(each)) ? null : 'notAnOption'
}
