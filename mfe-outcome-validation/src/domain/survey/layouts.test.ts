import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { NO_ANSWER } from '@outcome-studio/shared/domain/respondents'
import type { Study } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { readCsv, readWorkbook } from '@outcome-studio/shared/files'
import { readCase } from '../import/cases/readCase.ts'
import type { TakenColumns } from './describeColumns.ts'
import { surveyRatings } from './surveyRatings.ts'
import { takenAnswers } from './takenAnswers.ts'

const PLAN = 'Minimize the time it takes to plan the route'
const MISS = 'Minimize the likelihood of missing a connection'
const COST = 'Minimize the cost of a change of plans, e.g., a later train'

const study: Study = {
  jtbd: { uuid: studyUuid('study'), executor: '', userInput: 'reach a destination', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'Plan the journey',
      category: null,
      remarks: [],
      outcomeStatements: [PLAN, MISS, COST].map((userInput, at) => ({
        uuid: outcomeStatementUuid(`uuid-${at}`),
        userInput,
        remarks: [],
      })),
    },
  ],
}
const NEEDS = needsTable(study)
const pause = () => undefined
type Options = Partial<Parameters<typeof surveyRatings>[2]>

async function read(rows: readonly (readonly string[])[], options: Options = {}) {
  const found = await surveyRatings(rows, NEEDS, { pause, ...options })
  if (!found) throw new Error('The layout was not recognized.')
  return found
}
const readText = async (csv: string, options?: Options) => read((await readCsv(csv, pause)).rows, options)
type Found = Awaited<ReturnType<typeof read>>
/** Importance and satisfaction of the outcomes by their uuid. */
const ratingsOf = ({ ratings }: Found) =>
  Object.fromEntries(
    ratings.map(({ statementId, rating }) => [statementId, [rating.importance, rating.satisfaction]]),
  )
const kindsOf = ({ people }: Found) =>
  Object.fromEntries((people?.columns ?? []).map(({ title, kind }) => [title, kind]))
const screenersOf = ({ people }: Found, taken: TakenColumns = new Map()) =>
  (people && takenAnswers(people, taken)?.screeners) ?? []
const quoted = (...cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')

describe('Qualtrics', () => {
  test('an export with numbers, of a questionnaire that was made from the study', async () => {
    const when = 'When you reach a destination, how important is each of the following to you?'
    const today = 'When you reach a destination, how satisfied are you with each of the following today?'
    const found = await readText(
      [
        'StartDate,Status,IPAddress,RecipientEmail,ResponseId,importance_1_1,importance_1_2,satisfaction_1_1,satisfaction_1_2,Q9',
        quoted(
          'Start Date',
          'Response Type',
          'IP Address',
          'Recipient Email',
          'Response ID',
          `${when} - ${PLAN}`,
          `${when} - ${MISS}`,
          `${today} - ${PLAN}`,
          `${today} - ${MISS}`,
          'How often do you travel?',
        ),
        '"{""ImportId"":""startDate""}","{""ImportId"":""status""}","{""ImportId"":""ip""}",x,x,x,x,x,x,x',
        '2026-11-01,0,203.0.113.7,ada@example.com,R_1,5,4,1,5,Daily',
        '2026-11-01,0,203.0.113.8,ben@example.com,R_2,4,2,2,4,Weekly',
        '2026-11-01,0,203.0.113.9,cyd@example.com,R_3,5,1,4,,Daily',
        '2026-11-01,0,203.0.113.9,dot@example.com,R_4,1,5,1,1,Daily',
      ].join('\n'),
    )
    // Importance of planning: 5, 4, 5, 1. Satisfaction with connections: 5, 4, none, 1.
    expect(ratingsOf(found)).toEqual({ 'uuid-0': [7.5, 2.5], 'uuid-1': [5, 6.67] })
    expect(kindsOf(found)).toEqual({
      'Start Date': 'technical',
      'Response Type': 'technical',
      'IP Address': 'personal',
      'Recipient Email': 'personal',
      'Response ID': 'technical',
      'How often do you travel?': 'screener',
    })
    expect(found.people?.answers).toMatchObject({
      scale: 'oneToFive',
      respondents: ['R1', 'R2', 'R3', 'R4'],
    })
    expect(screenersOf(found)).toEqual([
      { title: 'How often do you travel?', answers: ['Daily', 'Weekly', 'Daily', 'Daily'] },
    ])
    expect(found.people?.answers?.outcomes[1]?.satisfaction).toEqual(Uint8Array.of(5, 4, NO_ANSWER, 1))
  })

  test('an export with texts, of other questions from 1 to 7', async () => {
    const ask = (what: string, row: string) => `How ${what} is each of these to you, from 1 to 7? - ${row}`
    const found = await readText(
      [
        'ResponseId,Q2_1,Q2_2,Q3_1,Q3_2',
        quoted(
          'Response ID',
          ask('important', COST),
          ask('important', PLAN),
          `How satisfied are you today, from 1 to 7? - ${COST}`,
          `How satisfied are you today, from 1 to 7? - ${PLAN}`,
        ),
        '"{""ImportId"":""_recordId""}",x,x,x,x',
        'R_1,7 - Extremely,6,2 - Hardly,5',
        'R_2,6,5,1 - Not at all,7 - Extremely',
      ].join('\n'),
    )
    // 6 and 7 count.
    expect(found.people?.detected).toEqual({ scale: 'oneToSeven', reason: 'The headings say 1 to 7.' })
    expect(ratingsOf(found)).toEqual({ 'uuid-2': [10, 0], 'uuid-0': [5, 5] })
  })
})

describe('SurveyMonkey', () => {
  const HEAD = [
    'Respondent ID',
    'Collector ID',
    'Start Date',
    'End Date',
    'IP Address',
    'Email Address',
    'First Name',
  ]
  const PERSON = ['118', '400', '11/01/2026', '11/01/2026', '203.0.113.7', '', 'Ada']

  test('an export with two rows of headings and labels as answers', async () => {
    const important = 'How important is each of the following to you?'
    const satisfied = 'How satisfied are you with each of the following?'
    const found = await read([
      [...HEAD, important, '', satisfied, '', 'What is your role?'],
      [...HEAD.map(() => ''), PLAN, MISS, PLAN, MISS, 'Response'],
      [...PERSON, 'Extremely important', 'Important', 'Satisfied', 'Very satisfied', 'Nurse'],
      [...PERSON, 'Very important', 'Very important', 'Very satisfied', 'prefer not to say', 'Nurse'],
    ])
    expect(ratingsOf(found)).toEqual({ 'uuid-0': [10, 5], 'uuid-1': [5, 10] })
    expect(found.problems).toEqual([
      '“1.2 satisfaction”: “prefer not to say” is no rating from 1 to 5; 1 of 2 answers is left out.',
    ])
    expect(kindsOf(found)).toMatchObject({ 'IP Address': 'personal', 'First Name': 'personal' })
    expect(screenersOf(found)).toEqual([{ title: 'What is your role?', answers: ['Nurse', 'Nurse'] }])
  })

  test('an export with a question for each outcome, from 0 to 10', async () => {
    const found = await read([
      [...HEAD, `${PLAN}: How important is this to you?`, `${PLAN}: How satisfied are you today?`],
      [...HEAD.map(() => ''), 'Response', 'Response'],
      [...PERSON, '10', '0'],
      [...PERSON, '8', '9'],
      [...PERSON, '7', '3'],
      [...PERSON, '9', '5'],
    ])
    // 8 to 10 count.
    expect(ratingsOf(found)).toEqual({ 'uuid-0': [7.5, 2.5] })
    expect(found.people?.answers?.scale).toBe('zeroToTen')
  })
})

describe('Typeform', () => {
  test('an export with the outcome within each question', async () => {
    const found = await readText(
      [
        quoted(
          '#',
          'How important is it to you to minimize the time it takes to plan the route?',
          'How satisfied are you today with your ability to minimize the time it takes to plan the route?',
          'How important is it to you to minimize the time it takes to plan the route for a group?',
          'Which train do you take?',
          'Start Date (UTC)',
          'Submit Date (UTC)',
          'Network ID',
          'Tags',
        ),
        'a1b2,5,2,1,Regional,2026-11-01 08:00:00,2026-11-01 08:05:00,0f3e,',
        'c3d4,4,4,1,Express,2026-11-01 09:00:00,2026-11-01 09:05:00,77aa,',
      ].join('\n'),
    )
    expect(ratingsOf(found)).toEqual({ 'uuid-0': [10, 5] })
    // An outcome that goes on is another one.
    expect(found.unknown).toEqual([expect.stringContaining('for a group?')])
    expect(kindsOf(found)).toEqual({
      '#': 'technical',
      'Which train do you take?': 'screener',
      'Start Date (UTC)': 'technical',
      'Submit Date (UTC)': 'technical',
      'Network ID': 'technical',
    })
  })

  test('an export of a matrix, with contact fields and free texts', async () => {
    const long = 'The train was late, and nobody could say why. '.repeat(4)
    const found = await readText(
      [
        quoted(
          '#',
          'First name',
          'Your contact',
          `Importance: ${MISS}`,
          `Satisfaction: ${MISS}`,
          'What happened last time?',
          'Response Type',
        ),
        quoted('x1', 'Ada', 'ada@example.com', '5', '1', long, 'completed'),
        quoted('x2', 'Ben', 'ben@example.com', '3', '1', 'Nothing', 'completed'),
      ].join('\n'),
    )
    expect(ratingsOf(found)).toEqual({ 'uuid-1': [5, 0] })
    expect(kindsOf(found)).toMatchObject({
      'First name': 'personal',
      'Your contact': 'personal',
      'What happened last time?': 'freeText',
    })
    // Taken because the member said so.
    expect(screenersOf(found, new Map([[5, true]])).map(({ title }) => title)).toEqual([
      'What happened last time?',
    ])
    expect(screenersOf(found)).toEqual([])
  })
})

describe('Google Forms', () => {
  test('a grid, in which a statement contains brackets and a comma', async () => {
    const found = await readText(
      [
        quoted(
          'Timestamp',
          'Email Address',
          `How important is each of the following to you? [1.3 ${COST}]`,
          `How satisfied are you with each of the following today? [1.3 ${COST}]`,
        ),
        quoted('2026/11/20 9:12:01 AM GMT+1', 'ada@example.com', '5', '2'),
        quoted('2026/11/20 9:13:01 AM GMT+1', 'ben@example.com', '4', 'N/A'),
        quoted('2026/11/20 9:14:01 AM GMT+1', 'cyd@example.com', '2', '4'),
      ].join('\n'),
    )
    expect(ratingsOf(found)).toEqual({ 'uuid-2': [6.67, 5] })
    expect(kindsOf(found)).toEqual({ Timestamp: 'technical', 'Email Address': 'personal' })
  })

  test('a grid with labels, after a statement was renamed and another one removed', async () => {
    const found = await read([
      [
        'Timestamp',
        'How important are these to you? [Minimize the time it takes to plan]',
        'How satisfied are you with these? [Minimize the time it takes to plan]',
        `How important are these to you? [${MISS}]`,
        `How satisfied are you with these? [${MISS}]`,
        'Do you own a car?',
      ],
      ['2026/11/20', 'Very important', 'Satisfied', 'Important', 'Extremely satisfied', 'Yes'],
    ])
    expect(ratingsOf(found)).toEqual({ 'uuid-1': [0, 10] })
    expect(found.unknown).toHaveLength(2)
    expect(found.unknown[0]).toContain('Minimize the time it takes to plan]')
  })
})

describe('Excel', () => {
  test('percent cells, which a workbook stores as shares', async () => {
    const [sheet] = await readWorkbook(readCase('percent-libreoffice.xlsx'), pause)
    const form = 'Minimize the time it takes to find the form'
    const needs = NEEDS.map((need, at) => (at === 0 ? { ...need, text: form } : need))
    const found = await surveyRatings(sheet?.rows ?? [], needs, { pause })
    expect(found).toMatchObject({
      ratings: [{ statementId: 'uuid-0', rating: { importance: 8.4, satisfaction: 3.1 } }],
      scaleDoubt: { reason: 'Ratings are in percent, such as “84%”.', isCertain: true },
    })
  })

  test('top-two-box percent in columns of plain numbers', async () => {
    const found = await read([
      ['Outcome', 'Importance (top-two-box %)', 'Satisfaction (top-two-box %)'],
      [PLAN, '9', '4'],
      [MISS, '62', '55.5'],
    ])
    expect(ratingsOf(found)).toEqual({ 'uuid-0': [0.9, 0.4], 'uuid-1': [6.2, 5.55] })
  })

  test('means of five points, which the headings name', async () => {
    const found = await read([
      ['Outcome', 'Importance (1–5)', 'Satisfaction (1–5)'],
      [PLAN, '4.2', '3'],
    ])
    expect(ratingsOf(found)).toEqual({ 'uuid-0': [8, 5] })
  })

  test('means of five points, which nothing names, are one clear question', async () => {
    const rows = [
      ['Outcome', 'Importance', 'Satisfaction'],
      [PLAN, '4.2', '3'],
    ]
    const found = await read(rows)
    expect(found).toMatchObject({
      ratings: [],
      scaleDoubt: { reason: 'No rating is above 5.', isCertain: false },
    })
    expect(ratingsOf(await read(rows, { scale: 'outOfFive' }))).toEqual({ 'uuid-0': [8, 5] })
  })

  test('sorted by score, with numbers of an older study', async () => {
    const found = await read([
      ['Number', 'Outcome statement', 'Importance', 'Satisfaction'],
      ['4.1', COST, '9', '2'],
      ['1.1', MISS, '8', '7.5'],
    ])
    expect(ratingsOf(found)).toEqual({ 'uuid-2': [9, 2], 'uuid-1': [8, 7.5] })
    expect(found.ratings.map(({ movedFrom }) => movedFrom)).toEqual(['4.1', '1.1'])
  })

  test('a sheet with a row per person in which one column is missing', async () => {
    const found = await read([
      [`${PLAN} (importance)`, `${PLAN} (satisfaction)`, `${MISS} (importance)`],
      ['5', '1', '4'],
      ['4', '5', '2'],
    ])
    expect(ratingsOf(found)).toEqual({ 'uuid-0': [10, 5] })
    expect(found.problems).toEqual(['“Minimize the likelihood of mis…” has importance alone; it needs both.'])
    // The answers stay with the respondents.
    expect(found.people?.answers?.outcomes[1]?.importance).toEqual(Uint8Array.of(4, 2))
  })

  test('columns of our QSF file find a renamed statement by its uuid', async () => {
    const question = 'When you reach a destination, how important is each of the following to you?'
    const today = 'When you reach a destination, how satisfied are you with each of the following today?'
    const old = 'Minimize the time it takes to choose a route'
    const found = await readText(
      [
        'ResponseId,importance_uuid-0,satisfaction_uuid-0',
        quoted('Response ID', `${question} - ${old}`, `${today} - ${old}`),
        '"{""ImportId"":""_recordId""}","{""ImportId"":""QID1_1""}","{""ImportId"":""QID2_1""}"',
        'R_1,4,3',
        'R_2,5,4',
      ].join('\n'),
    )
    expect(found).toMatchObject({
      ratings: [{ statementId: 'uuid-0', by: 'id', rating: { importance: 10, satisfaction: 5 } }],
      unknown: [],
    })
  })

  test('answers to long questions are named by outcome and question', async () => {
    const question = 'How important is each of these to you?'
    const today = 'How satisfied are you with each of these?'
    const found = await read([
      [`${question} [${PLAN}]`, `${today} [${PLAN}]`],
      ['5', '4'],
      ['many', '1'],
    ])
    expect(found.problems).toEqual([
      '“1.1 importance”: “many” is no rating from 1 to 5; 1 of 2 answers is left out.',
    ])
  })

  test.each([
    ['5 - Very important', '1 - Not at all satisfied'],
    ['(5) Extremely important', '[1] Not at all satisfied'],
    ['Extremely important (5)', 'Not at all satisfied (1)'],
    ['5,0', '1.0'],
    ['5 = Äußerst wichtig', '1. Gar nicht zufrieden'],
  ])('the answers “%s” and “%s” are 5 and 1', async (importance, satisfaction) => {
    const found = await read([
      [`${PLAN} (importance)`, `${PLAN} (satisfaction)`],
      [importance, satisfaction],
    ])
    expect(found.people?.answers?.outcomes[0]).toMatchObject({
      importance: Uint8Array.of(5),
      satisfaction: Uint8Array.of(1),
    })
  })

  test('our columns find a renamed statement by its uuid', async () => {
    const old = '1.1 Minimize the time it takes to choose a route'
    const found = await read([
      [`${old} (importance) #uuid-0`, `${old} (satisfaction) #uuid-0`],
      ['4', '3'],
    ])
    expect(found).toMatchObject({
      ratings: [{ statementId: 'uuid-0', by: 'id', rating: { importance: 10, satisfaction: 0 } }],
      unknown: [],
    })
  })
})
