import { askQuestion } from './askQuestion.ts'
import { nameAsTyped } from './asTyped.ts'
import { type CoachQuestion, type CoachState, readCoachState, writeCoachState } from './CoachState.ts'
import type { CoachContext, CoachTurn } from './CoachTurn.ts'
import { isWritten, nextCoachQuestion } from './nextCoachQuestion.ts'
import { summarize } from './summarize.ts'

/** Where the path begins for a study as it is. */
export function startState(context: Pick<CoachContext, 'study' | 'earlier'>): CoachState {
  const open: CoachQuestion = isWritten(context.study) ? { kind: 'menu' } : nextCoachQuestion(context, [])
  return { open, passed: [], misses: 0, hostile: 0, unclear: '', began: open }
}

/**
 * The coach's first message: who it is, what it knows, and the first question for the study as it is. Not stored: the
 * browser shows it before anything was sent, and the server starts from the same question.
 */
export function openCoach({
  study,
  needs,
  isFirst,
}: Pick<CoachContext, 'study' | 'needs' | 'isFirst'>): CoachTurn {
  const state = startState({ study, earlier: [] })
  const { text, choices } = askQuestion(state.open, study)
  const greeting = greetingOf(isFirst)
  const isEmpty = study.jtbd.executor.trim() === '' && study.jtbd.userInput.trim() === ''
  const core = needs?.goals.find(({ layer }) => layer === 'core')?.text.trim() ?? ''
  const known = [
    ...(isEmpty && study.jobSteps.length === 0 ? [] : [summarize(study)]),
    ...(core !== '' && study.jtbd.userInput.trim() === ''
      ? [`Your needs map has ${nameAsTyped(core)} as the core job.`]
      : []),
  ]
  return {
    text: [greeting, ...known, text].join('\n\n'),
    choices,
    proposals: [],
    state: writeCoachState(state),
  }
}

/**
 * The first message above a conversation that has begun before: the greeting and the question that it began with. What
 * was known then is left out, because the study has changed since.
 * @param first the state of the first answer; empty if unknown, and the coach only greets
 */
export function reopenCoach(
  { study, isFirst }: Pick<CoachContext, 'study' | 'isFirst'>,
  first: string,
): CoachTurn {
  const began = readCoachState(first)?.began
  const asked = began === undefined ? [] : [askQuestion(began, study).text]
  return { text: [greetingOf(isFirst), ...asked].join('\n\n'), choices: [], proposals: [], state: '' }
}

const greetingOf = (isFirst: boolean): string =>
  isFirst
    ? 'Hi, I’m Sia, your coach. I’m a program, not a person: I ask one thing at a time, draft statements from your words, and you decide what goes into the study.'
    : 'Hello again.'
