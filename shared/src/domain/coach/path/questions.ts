import * as z from 'zod/mini'
import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'

/** The questions of the path, in their order. The last three are asked about each step. */
const QUESTIONS = ['executor', 'job', 'steps', 'slow', 'wrong', 'waste', 'done'] as const
export type CoachQuestion = (typeof QUESTIONS)[number]

/** Where the coach is: the open question, and the step that it is about. */
export interface CoachPlace {
  readonly question: CoachQuestion
  /** Empty for a question about no step. */
  readonly stepId: string
}

const placeSchema = z.object({ question: z.enum(QUESTIONS), stepId: z.string().check(z.maxLength(200)) })

/** Longest state that is read, in characters. */
const STATE_MAX_LENGTH = 5_000

/** The place that a state holds; null for an unknown or damaged one. */
export function readState(state: string): CoachPlace | null {
  if (state === '' || state.length > STATE_MAX_LENGTH) return null
  try {
    return placeSchema.safeParse(JSON.parse(state)).data ?? null
  } catch {
    return null
  }
}

export const writeState = (place: CoachPlace): string =>
  JSON.stringify({ ...place, stepId: place.stepId.slice(0, 200) })

/** The place to ask at: the given one as long as the study has what it needs, otherwise the first open one. */
export function openQuestion(study: CheckedStudy, place: CoachPlace | null): CoachPlace {
  const isKnown = place !== null && (place.stepId === '' || stepOf(study, place) !== undefined)
  if (isKnown && (place.stepId !== '' || place.question === 'done')) return place
  if (study.jtbd.executor.trim() === '') return { question: 'executor', stepId: '' }
  if (study.jtbd.userInput.trim() === '') return { question: 'job', stepId: '' }
  const steps = writtenSteps(study)
  if (steps.length === 0 || (isKnown && place.question === 'steps')) return { question: 'steps', stepId: '' }
  const next = steps.find(({ outcomeStatements }) => outcomeStatements.length < 3)
  if (next === undefined) return { question: 'done', stepId: '' }
  const question = (['slow', 'wrong', 'waste'] as const)[next.outcomeStatements.length] ?? 'slow'
  return { question, stepId: next.uuid }
}

/** The place after this one was answered or skipped. */
export function nextPlace(study: CheckedStudy, { question, stepId }: CoachPlace): CoachPlace {
  if (question === 'slow') return { question: 'wrong', stepId }
  if (question === 'wrong') return { question: 'waste', stepId }
  const steps = writtenSteps(study)
  const next = steps[steps.findIndex(({ uuid }) => uuid === stepId) + 1]
  if (next === undefined || question === 'done') return { question: 'done', stepId: '' }
  return { question: 'slow', stepId: next.uuid }
}

/** The open question as the coach asks it. */
export function questionText(study: CheckedStudy, place: CoachPlace): string {
  const step = `“${stepOf(study, place)?.userInput.trim() ?? ''}”`
  switch (place.question) {
    case 'executor':
      return '**Who gets the job done?** Name one role: the people who do it, not those who pay for it.'
    case 'job':
      return '**What do they try to get done?** Start with a verb and leave out any product.'
    case 'steps':
      return '**Which steps does it take?** Start with the doing itself. One step per line, each starting with a verb.'
    case 'slow':
      return `**${step}: what takes long here?** One thing per line, such as “to …”.`
    case 'wrong':
      return `**${step}: what can go wrong here?** One thing per line.`
    case 'waste':
      return `**${step}: what is wasted or has to be repeated here?** One thing per line.`
    case 'done':
      return 'I have asked about every step. **Which step should we look at again, or which step is missing?**'
  }
}

const writtenSteps = (study: CheckedStudy) =>
  study.jobSteps.filter(({ userInput }) => userInput.trim() !== '')
const stepOf = (study: CheckedStudy, { stepId }: CoachPlace) =>
  writtenSteps(study).find(({ uuid }) => uuid === stepId)
