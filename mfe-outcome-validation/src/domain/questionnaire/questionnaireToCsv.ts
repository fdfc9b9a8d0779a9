import type { Study } from '@outcome-studio/shared/domain/study'
import { writeCsv } from '@outcome-studio/shared/files'
import { answerHeading } from './askedIn.ts'
import { needsOf, planQuestionnaire } from './planQuestionnaire.ts'
import { ANSWERS, ASKED, questionOf } from './Questionnaire.ts'

/**
 * Writes the questions of a survey as a table, one line for each: questions about the respondents first. "Answer
 * column" is the heading under which the survey import finds the answers (see surveyRatings). It contains the text and
 * the uuid, because numbers change with the study.
 */
export function questionnaireToCsv(study: Study): string {
  const { sets, screeners } = planQuestionnaire(study)
  const isSplit = sets.length > 1
  const own = screeners.map(({ question, answers }) => [
    question,
    '',
    question,
    '',
    ...(isSplit ? ['all'] : []),
    ...answers,
  ])
  const lines = sets.flatMap((set) =>
    needsOf(set).flatMap(({ statementId, number, jobStep, text }) =>
      ASKED.map((asked) => [
        answerHeading(`${number} ${text}`, asked, statementId),
        jobStep,
        questionOf(asked, study.jtbd.userInput),
        text,
        ...(isSplit ? [set.name] : []),
        ...ANSWERS[asked].map((answer, at) => `${at + 1} = ${answer}`),
      ]),
    ),
  )
  const most = Math.max(ANSWERS.importance.length, ...screeners.map(({ answers }) => answers.length))
  const answers = Array.from({ length: most }, (_, at) => `Answer ${at + 1}`)
  const head = ['Answer column', 'Job step', 'Question', 'Outcome statement', ...(isSplit ? ['Set'] : [])]
  const width = head.length + most
  return writeCsv(
    [[...head, ...answers], ...own, ...lines].map((row) => [
      ...row,
      ...Array.from({ length: width - row.length }, () => ''),
    ]),
  )
}
