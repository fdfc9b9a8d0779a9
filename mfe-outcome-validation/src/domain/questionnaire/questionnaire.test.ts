import { needsTable } from '@outcome-studio/shared/domain/analysis'
import type { Study } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { readCsv, wholeCell } from '@outcome-studio/shared/files'
import * as fc from 'fast-check'
import { surveyRatings } from '../survey/surveyRatings.ts'
import { ANSWERS, type Asked } from './Questionnaire.ts'
import { questionnaireToCsv } from './questionnaireToCsv.ts'
import { questionnaireToQualtrics } from './questionnaireToQualtrics.ts'

const studyOf = (steps: readonly (readonly string[])[], job = 'reach a destination'): Study => ({
  jtbd: { uuid: studyUuid('study'), executor: 'commuters', userInput: job, remarks: [] },
  jobSteps: steps.map((statements, at) => ({
    uuid: jobStepUuid(`step ${at}`),
    userInput: `do part ${at + 1}`,
    category: null,
    remarks: [],
    outcomeStatements: statements.map((userInput, index) => ({
      uuid: outcomeStatementUuid(`statement ${at}.${index}`),
      userInput,
      remarks: [],
    })),
  })),
})
const study = studyOf([
  [
    'Minimize the time it takes to plan',
    '  ',
    'Minimize the likelihood that a [[stop]] is <missed> - or "lost"',
  ],
  ['=SUM(1;2) is what a spreadsheet would calculate'],
])
const pause = () => undefined
const cells = async (csv: string) => (await readCsv(csv, pause)).rows

const askedIn = (id: string): Asked => (id.startsWith('importance') ? 'importance' : 'satisfaction')

/** Names and lists of a file in the advanced format. */
function matricesIn(file: string) {
  return file
    .split('[[Question:Matrix]]\n')
    .slice(1)
    .map((part) => {
      const [head = '', lists = ''] = part.split('[[Choices]]\n')
      const [choices = '', answers = ''] = lists.split('[[Answers]]\n')
      return {
        id: /\[\[ID:(\w+)\]\]/.exec(head)?.[1] ?? '',
        question: head.trim().split('\n')[1] ?? '',
        choices: choices.trim().split('\n'),
        answers: (answers.split('\n\n')[0] ?? '').trim().split('\n'),
      }
    })
}

test('the table has two questions for each outcome, and no cell is calculated', async () => {
  const rows = await cells(questionnaireToCsv(study))
  expect(rows.slice(1).map(([column]) => column)).toEqual([
    '1.1 Minimize the time it takes to plan (importance) #statement 0.0',
    '1.1 Minimize the time it takes to plan (satisfaction) #statement 0.0',
    '1.3 Minimize the likelihood that a [[stop]] is <missed> - or "lost" (importance) #statement 0.2',
    '1.3 Minimize the likelihood that a [[stop]] is <missed> - or "lost" (satisfaction) #statement 0.2',
    '2.1 =SUM(1;2) is what a spreadsheet would calculate (importance) #statement 1.0',
    '2.1 =SUM(1;2) is what a spreadsheet would calculate (satisfaction) #statement 1.0',
  ])
  expect(rows[1]).toContain('When you reach a destination, how important is each of the following to you?')
  expect(rows[5]?.[3]).toMatch(/^'?=SUM/)
  expect(questionnaireToCsv(study)).toContain("'=SUM")
  expect(wholeCell("'=SUM(1;2)")).toBe('=SUM(1;2)')
})

test('answers under the columns of the table are matched by the import', async () => {
  const [, ...questions] = await cells(questionnaireToCsv(study))
  const headings = questions.map(([column = '']) => column)
  const found = await surveyRatings(
    [headings, headings.map(() => '5'), headings.map(() => '1')],
    needsTable(study),
    { pause },
  )
  expect(found).toMatchObject({ people: { count: 2 }, unknown: [], problems: [] })
  expect(found?.ratings).toHaveLength(3)
})

test('Qualtrics gets a block of two matrix questions for each job step', () => {
  const file = questionnaireToQualtrics(study)
  expect(file).toMatch(/^\[\[AdvancedFormat\]\]\n\n\[\[Block:1 do part 1\]\]\n/)
  const matrices = matricesIn(file)
  expect(matrices.map(({ id }) => id)).toEqual([
    'importance_1',
    'satisfaction_1',
    'importance_2',
    'satisfaction_2',
  ])
  expect(matrices[0]?.choices).toEqual([
    'Minimize the time it takes to plan',
    'Minimize the likelihood that a [\u200b[stop]] is &lt;missed> - or "lost"',
  ])
  expect(matrices[1]?.answers).toEqual(ANSWERS.satisfaction)
  expect(questionnaireToQualtrics(studyOf([]))).toBe('[[AdvancedFormat]]\n')
})

const statement = fc.stringMatching(/^[A-Za-z0-9<>[\]&"'=, -]{0,40}[a-z]$/)

test('every statement is in the file for Qualtrics, and its answers come back to it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.array(statement, { maxLength: 4 }), { maxLength: 4 }),
      fc.constantFrom('', 'travel - or not? by train'),
      fc.boolean(),
      async (steps, job, areTexts) => {
        const some = studyOf(steps, job)
        const needs = needsTable(some)
        const columns = matricesIn(questionnaireToQualtrics(some)).flatMap(({ id, question, choices }) =>
          choices.map((choice, at) => ({
            id: `${id}_${at + 1}`,
            text: `${question} - ${choice}`,
            asked: askedIn(id),
          })),
        )
        expect(columns).toHaveLength(needs.length * 2)
        const rows = [
          ['StartDate', ...columns.map(({ id }) => id)],
          ['Start Date', ...columns.map(({ text }) => text)],
          ['{"ImportId":"startDate"}', ...columns.map(() => '{"ImportId":"QID1_1"}')],
          ['2026-11-01', ...columns.map(({ asked }) => (areTexts ? (ANSWERS[asked][4] ?? '') : '5'))],
        ]
        const found = await surveyRatings(rows, needs, { pause })
        const texts = new Set(needs.map(({ text }) => text.toLowerCase().replace(/\s+/g, ' ')))
        expect(found?.unknown ?? []).toEqual([])
        if (texts.size === needs.length) expect(found?.ratings ?? []).toHaveLength(needs.length)
      },
    ),
  )
})

test('a statement that is out is not asked about, and the numbers of the others stay', () => {
  const [step] = study.jobSteps
  const [first, ...rest] = step?.outcomeStatements ?? []
  const decided: Study = {
    ...study,
    jobSteps: step && first ? [{ ...step, outcomeStatements: [{ ...first, status: 'out' }, ...rest] }] : [],
  }
  const numbers = (of: Study) => needsTable(of).map(({ number }) => number)
  const [, ...asked] = numbers({ ...study, jobSteps: study.jobSteps.slice(0, 1) })
  expect(numbers(decided)).toEqual(asked)
  for (const write of [questionnaireToCsv, questionnaireToQualtrics]) {
    expect(write(decided)).not.toContain(first?.userInput)
  }
})
