import { languageOf, type Study } from '@outcome-studio/shared/domain/study'
import { writeCsv } from '@outcome-studio/shared/files'
import { answerHeading } from './askedIn.ts'
import { needsOf, planQuestionnaire } from './planQuestionnaire.ts'
import { ANSWERS, ASKED, questionOf } from './Questionnaire.ts'
import { type LocalTexts, localTexts } from './questionnaireTexts.ts'

/**
 * Writes the questions of a survey as a table, one line for each: questions about the respondents first. "Answer
 * column" is the heading under which the survey import finds the answers (see surveyRatings). It contains the text and
 * the uuid, because numbers change with the study. Each translation is beside the original.
 */
export function questionnaireToCsv(study: Study): string {
  const { sets, screeners, translations = [] } = planQuestionnaire(study)
  const isSplit = sets.length > 1
  const most = Math.max(ANSWERS.importance.length, ...screeners.map(({ answers }) => answers.length))
  const job = study.jtbd.userInput
  const languages = translations.map((each) => ({
    name: languageOf(each.language).name,
    texts: localTexts(each),
  }))
  const translated = (cellsOf: (texts: LocalTexts) => TranslatedCells) =>
    languages.flatMap(({ texts }) => {
      const { question, statement, answers } = cellsOf(texts)
      return [question, statement, ...padded(answers, most)]
    })
  const own = screeners.map((screener) => [
    screener.question,
    '',
    screener.question,
    '',
    ...(isSplit ? ['all'] : []),
    ...padded(screener.answers, most),
    ...translated((texts) => ({ ...texts.screener(screener), statement: '' })),
  ])
  const lines = sets.flatMap((set) =>
    needsOf(set).flatMap((need) =>
      ASKED.map((asked) => [
        answerHeading(`${need.number} ${need.text}`, asked, need.statementId),
        need.jobStep,
        questionOf(asked, job),
        need.text,
        ...(isSplit ? [set.name] : []),
        ...padded(numbered(ANSWERS[asked]), most),
        ...translated((texts) => ({
          question: texts.question(asked, job),
          statement: texts.statement(need),
          answers: numbered(texts.answers(asked)),
        })),
      ]),
    ),
  )
  const answerTitles = Array.from({ length: most }, (_, at) => `Answer ${at + 1}`)
  const head = [
    ...['Answer column', 'Job step', 'Question', 'Outcome statement', ...(isSplit ? ['Set'] : [])],
    ...answerTitles,
    ...languages.flatMap(({ name }) =>
      ['Question', 'Outcome statement', ...answerTitles].map((title) => `${title} (${name})`),
    ),
  ]
  return writeCsv([head, ...own, ...lines])
}

interface TranslatedCells {
  readonly question: string
  readonly statement: string
  readonly answers: readonly string[]
}

const numbered = (answers: readonly string[]): readonly string[] =>
  answers.map((answer, at) => `${at + 1} = ${answer}`)

const padded = (cells: readonly string[], width: number): readonly string[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? '')
