import { needsTable } from '@outcome-studio/shared/domain/analysis'
import type { Study } from '@outcome-studio/shared/domain/study'
import { writeCsv } from '@outcome-studio/shared/files'
import { answerHeading } from './askedIn.ts'
import { ANSWERS, ASKED, questionOf } from './Questionnaire.ts'

/**
 * Writes the questions of a survey as a table, one line for each. "Answer column" is the heading under which the survey
 * import finds the answers (see surveyRatings). It contains the text, because numbers change with the study.
 */
export function questionnaireToCsv(study: Study): string {
  const lines = needsTable(study).flatMap(({ number, jobStep, text }) =>
    ASKED.map((asked) => [
      answerHeading(`${number} ${text}`, asked),
      jobStep,
      questionOf(asked, study.jtbd.userInput),
      text,
      ...ANSWERS[asked].map((answer, at) => `${at + 1} = ${answer}`),
    ]),
  )
  const answers = ANSWERS.importance.map((_, at) => `Answer ${at + 1}`)
  return writeCsv([['Answer column', 'Job step', 'Question', 'Outcome statement', ...answers], ...lines])
}
