import { type AnswerLine, OUTCOME_LINES } from '../lines/AnswerLine.ts'
import type { CoachQuestion } from './CoachState.ts'

/** The lines in which a question can be answered; none for a question that is answered in any words. */
export function answerLines(question: CoachQuestion): readonly AnswerLine[] {
  switch (question.kind) {
    case 'outcomes':
      return [OUTCOME_LINES[question.about]]
    case 'gaps':
      return [OUTCOME_LINES.long, OUTCOME_LINES.wrong, OUTCOME_LINES.wasted]
    case 'steps':
      return question.about === 'around'
        ? [
            { beginning: 'Before:', next: 'Also before:', about: null },
            { beginning: 'After:', next: 'Also after:', about: null },
          ]
        : []
    default:
      return []
  }
}
