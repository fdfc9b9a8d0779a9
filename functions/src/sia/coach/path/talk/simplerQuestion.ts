import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { askQuestion, type CoachQuestion, type CoachState } from '@outcome-studio/shared/domain/coach'
import type { Step } from '../proposals/passOn.ts'

/** The open question made smaller: about one time that it was done. */
const SMALLER: Partial<Readonly<Record<CoachQuestion['kind'], string>>> = {
  executor: '**Who did it the last time?** One word is enough.',
  job: '**What was finished when they were done the last time?** Two or three words are enough.',
  size: '**Does the job cover all that they want to get done?** *Yes* or *no* is enough.',
  steps: '**What did they do then, the last time?** One thing is enough.',
  outcomes: '**The last time they did it, what held them up or went wrong?** A few words are enough.',
  gaps: '**What held them up or went wrong the last time?** A few words are enough.',
  layer: '**What else did they want, the last time?** One word is enough.',
}

/** What starts somebody who does not know: what happened, or who it was. */
export const startOf = ({ kind }: CoachQuestion): string =>
  kind === 'executor'
    ? 'Think of the last time somebody did it: who was it?'
    : 'Think of the last time somebody did it: what happened first?'

/** The open question in a smaller way. */
export const smallerQuestion = ({ open }: CoachState, study: CheckedStudy): string =>
  SMALLER[open.kind] ?? askQuestion(open, study).text

/** To anger: the question in a smaller way, which may be skipped, as the conversation may be stopped. */
export function askSmaller(text: string, state: CoachState, study: CheckedStudy): Step {
  const asked = askQuestion(state.open, study)
  const choices = [
    ...asked.choices.filter((choice) => choice !== 'Skip' && choice !== 'Why?'),
    'Skip',
    'Stop',
  ]
  return {
    text: `${text} You can skip this question, or stop here and go on another day.\n\n${smallerQuestion(state, study)}`,
    asksAgain: false,
    choices,
    state,
  }
}
