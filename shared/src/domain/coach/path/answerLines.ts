import { type AnswerLine, OUTCOME_LINES } from '../lines/AnswerLine.ts'
import type { CoachQuestion, StepQuestion } from './CoachState.ts'

const BEFORE: AnswerLine = { beginning: 'Before:', next: 'Also before:', about: null }
const AFTER: AnswerLine = { beginning: 'After:', next: 'Also after:', about: null }
/** The lines about steps, by what is asked about. */
const STEP_LINES: Readonly<Record<StepQuestion, readonly AnswerLine[]>> = {
  execute: [{ beginning: 'First:', next: 'Then:', about: null }],
  before: [BEFORE],
  after: [AFTER],
  around: [BEFORE, AFTER],
}

/** The lines in which a question can be answered; none for a question that is answered in any words. */
export function answerLines(question: CoachQuestion): readonly AnswerLine[] {
  switch (question.kind) {
    case 'outcomes':
      return [OUTCOME_LINES[question.about]]
    case 'gaps':
      return [OUTCOME_LINES.long, OUTCOME_LINES.wrong, OUTCOME_LINES.wasted]
    case 'size':
      // Whoever tells the steps leaves the job as it is.
      return STEP_LINES.execute
    case 'steps':
      return STEP_LINES[question.about]
    default:
      return []
  }
}
