import { needsTable } from '@outcome-studio/shared/domain/analysis'
import {
  jobStepUuid,
  outcomeStatementUuid,
  type QuestionnairePlan,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { elementTexts, unpacked } from '@outcome-studio/shared/domain/testing'
import { readCsv } from '@outcome-studio/shared/files'
import * as fc from 'fast-check'
import { mostOutcomesWithin, needsOf, planQuestionnaire } from './planQuestionnaire.ts'
import { questionnaireToCsv } from './questionnaireToCsv.ts'
import { questionnaireToPaper } from './questionnaireToPaper.ts'
import { questionnaireToQsf } from './questionnaireToQsf.ts'
import { questionnaireToQualtrics } from './questionnaireToQualtrics.ts'

const PLAN: QuestionnairePlan = {
  screeners: [
    { id: 'role', question: 'What is your role?', answers: ['Nurse', 'Doctor <chief>'] },
    { id: 'years', question: 'For how many years?', answers: [] },
  ],
  isShuffled: true,
  mostOutcomes: 2,
}

/** @param counts number of outcome statements of each job step */
const studyOf = (counts: readonly number[], questionnaire?: QuestionnairePlan): Study => ({
  jtbd: { uuid: studyUuid('study'), executor: 'nurses', userInput: 'care for patients', remarks: [] },
  jobSteps: counts.map((count, at) => ({
    uuid: jobStepUuid(`step ${at}`),
    userInput: `do part ${at + 1}`,
    category: null,
    remarks: [],
    outcomeStatements: Array.from({ length: count }, (_, index) => ({
      uuid: outcomeStatementUuid(`${at}.${index}`),
      userInput: `Minimize the time it takes to do ${at} & <${index}>`,
      remarks: [],
    })),
  })),
  ...(questionnaire && { questionnaire }),
})
const numbersIn = (study: Study) =>
  planQuestionnaire(study).sets.map((set) => needsOf(set).map(({ number }) => number))

test.each([
  ['without a plan all outcomes are asked', [2, 1], undefined, [['1.1', '1.2', '2.1']]],
  [
    'each set has outcomes of each step',
    [4, 2],
    PLAN,
    [
      ['1.1', '1.4'],
      ['1.2', '2.1'],
      ['1.3', '2.2'],
    ],
  ],
  ['sets are of about equal size', [5], PLAN, [['1.1', '1.4'], ['1.2', '1.5'], ['1.3']]],
  ['what fits is not split', [2], PLAN, [['1.1', '1.2']]],
  ['a study without outcomes has one empty set', [], PLAN, [[]]],
])('%s', (_what, counts, plan, expected) => {
  expect(numbersIn(studyOf(counts, plan))).toEqual(expected)
})

test('every outcome is in one set, none has more than were asked for, and sizes differ by one at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(12), { maxLength: 6 }),
      fc.option(fc.integer({ min: 1, max: 40 })),
      (counts, mostOutcomes) => {
        const study = studyOf(counts, { ...PLAN, mostOutcomes })
        const sets = numbersIn(study)
        expect(sets.flat().sort()).toEqual(
          needsTable(study)
            .map(({ number }) => number)
            .sort(),
        )
        const sizes = sets.map(({ length }) => length)
        expect(Math.max(...sizes)).toBeLessThanOrEqual(mostOutcomes ?? Number.POSITIVE_INFINITY)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('says how long it takes and how many people it needs', () => {
  // 80 outcomes with two answers of 7.5 seconds each; 120 people for each of the sets.
  expect(planQuestionnaire(studyOf([80]))).toMatchObject({ outcomes: 80, minutes: 20, respondents: 120 })
  expect(planQuestionnaire(studyOf([80], { ...PLAN, mostOutcomes: 40 }))).toMatchObject({
    ...{ minutes: 11, respondents: 240 },
  })
  expect(mostOutcomesWithin(20, 0)).toBe(80)
  expect(mostOutcomesWithin(20, 2)).toBe(79)
  expect(mostOutcomesWithin(0, 9)).toBe(1)
})

test('the table has the questions about respondents, and the set of each outcome', async () => {
  const { rows } = await readCsv(questionnaireToCsv(studyOf([3], PLAN)), () => undefined)
  expect(rows[0]?.slice(4, 6)).toEqual(['Set', 'Answer 1'])
  expect(rows[1]).toEqual([
    'What is your role?',
    '',
    'What is your role?',
    '',
    'all',
    'Nurse',
    'Doctor <chief>',
  ])
  expect(rows.slice(3).map((row) => row[4])).toEqual(['A', 'A', 'A', 'A', 'B', 'B'])
})

test('the text for Qualtrics has a block of questions about respondents, and blocks of each set', () => {
  const file = questionnaireToQualtrics(studyOf([3], PLAN))
  expect(file).toContain(
    '[[Block:About you]]\n\n[[Question:MC:SingleAnswer]]\nWhat is your role?\n[[Choices]]\nNurse\n',
  )
  expect(file).toContain('[[Question:TE:SingleLine]]\nFor how many years?\n')
  expect(file.match(/\[\[Block:[AB] 1/g)).toEqual(['[[Block:A 1', '[[Block:B 1'])
  expect(file.match(/\[\[ID:\w+\]\]/g)).toEqual([
    ...['[[ID:importance_A1]]', '[[ID:satisfaction_A1]]', '[[ID:importance_B1]]', '[[ID:satisfaction_B1]]'],
  ])
})

interface Element {
  readonly Element: string
  readonly PrimaryAttribute: string
  readonly SecondaryAttribute: string | null
  readonly Payload: unknown
}

test('the survey file for Qualtrics gives each set to as many respondents as the others', () => {
  const { SurveyEntry, SurveyElements } = JSON.parse(questionnaireToQsf('Ward', studyOf([3], PLAN)))
  expect(SurveyEntry.SurveyName).toBe('Ward')
  const of = (kind: string): readonly Element[] =>
    SurveyElements.filter((element: Element) => element.Element === kind)
  const [flow] = of('FL')
  expect(flow?.Payload).toMatchObject({
    Type: 'Root',
    Flow: [
      { Type: 'Block', ID: 'BL_000000000000001' },
      {
        ...{ Type: 'BlockRandomizer', SubSet: 1, EvenPresentation: true },
        Flow: [
          { Type: 'Group', Description: 'Set A', Flow: [{ ID: 'BL_000000000000002' }] },
          { Type: 'Group', Description: 'Set B', Flow: [{ ID: 'BL_000000000000003' }] },
        ],
      },
    ],
  })
  const questions = of('SQ').map(({ Payload }) => Payload)
  expect(questions).toHaveLength(6)
  expect(of('QC')[0]?.SecondaryAttribute).toBe('6')
  expect(questions[0]).toMatchObject({
    ...{ QuestionType: 'MC', QuestionText: 'What is your role?', DataExportTag: 'screener_role' },
    Choices: { '1': { Display: 'Nurse' }, '2': { Display: 'Doctor &lt;chief>' } },
  })
  expect(questions[1]).toMatchObject({ QuestionType: 'TE', Selector: 'SL' })
  expect(questions[2]).toMatchObject({
    ...{
      QuestionType: 'Matrix',
      QuestionText: 'When you care for patients, how important is each of the following to you?',
    },
    Choices: { '1': { Display: 'Minimize the time it takes to do 0 &amp; &lt;0>' } },
    ChoiceDataExportTags: { '1': 'importance_0.0', '2': 'importance_0.2' },
    Answers: { '5': { Display: 'Extremely important' } },
    Randomization: { Type: 'All' },
  })
})

test('the survey file refers to each of its questions and blocks once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 4 }), fc.option(fc.constant(PLAN)), (counts, plan) => {
      const file = questionnaireToQsf('Ward', studyOf(counts, plan ?? undefined))
      const ids = (pattern: RegExp) => Array.from(file.matchAll(pattern), ([, id]) => id).sort()
      expect(ids(/"PrimaryAttribute": "(QID\d+)"/g)).toEqual(
        ids(/"Type": "Question",\s+"QuestionID": "(QID\d+)"/g),
      )
      const flowIds = ids(/"FlowID": "(FL_\d+)"/g)
      expect(new Set(flowIds).size).toBe(flowIds.length)
    }),
  )
})

test('on paper each set is on pages of its own, with a box for each answer', async () => {
  const parts = unpacked(questionnaireToPaper('Ward', studyOf([3], PLAN), new Date('2026-02-03T04:05:06Z')))
  const texts = await elementTexts(parts['word/document.xml'] ?? '', 't')
  expect(texts).toEqual(
    expect.arrayContaining(['Ward, set A', 'Ward, set B', '☐ Nurse     ☐ Doctor <chief>']),
  )
  expect(texts.filter((text) => text === '☐')).toHaveLength(3 * 2 * 5)
})
