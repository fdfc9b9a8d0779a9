import { needsTable } from '@outcome-studio/shared/domain/analysis'
import type { RatingScale, Study } from '@outcome-studio/shared/domain/study'
import {
  jobStepUuid,
  outcomeStatementUuid,
  RATING_SCALE_NAMES,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { readCsv } from '@outcome-studio/shared/files'
import { readTextCase } from '../import/cases/readCase.ts'
import { questionnaireToCsv } from '../questionnaire/questionnaireToCsv.ts'
import { surveyRatings } from './surveyRatings.ts'

const pause = () => undefined
const FORM = (at: number) => `Minimize the time it takes to find form ${at}`

/** @param texts of one job step's statements; the id of each is its text */
const studyOf = (texts: readonly string[]): Study => ({
  jtbd: { uuid: studyUuid('study'), executor: 'clerk', userInput: 'file a claim', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'Locate the form',
      category: null,
      remarks: [],
      outcomeStatements: texts.map((userInput) => ({
        uuid: outcomeStatementUuid(userInput),
        userInput,
        remarks: [],
      })),
    },
  ],
})
const FORMS = Array.from({ length: 12 }, (_none, at) => FORM(at + 1))
const FORM_NEEDS = needsTable(studyOf(FORMS))

const read = async (csv: string, needs = FORM_NEEDS, scale?: RatingScale) =>
  await surveyRatings((await readCsv(csv, pause)).rows, needs, { pause, ...(scale && { scale }) })
const ratingsIn = async (...args: Parameters<typeof read>) =>
  (await read(...args))?.ratings.map(({ statementId, rating }) => [
    statementId,
    rating.importance,
    rating.satisfaction,
  ])

describe('ratings find their place', () => {
  test('by text before number, in a file sorted by score in which 1.10 became 1.1', async () => {
    expect(await ratingsIn(readTextCase('B11-survey-sorted-by-score.csv'))).toEqual([
      [FORM(10), 9, 1],
      [FORM(1), 5, 5],
      [FORM(2), 4, 6],
    ])
  })

  test('after a statement was removed, by the text in the heading of a questionnaire', async () => {
    const before = studyOf(['Minimize injury', 'Minimize the time it takes to recover', 'Minimize cost'])
    const { rows } = await readCsv(questionnaireToCsv(before), pause)
    const headings = rows.slice(1).map(([key = '']) => key)
    const answers = headings.map((key) => (/recover/.test(key) === /importance/.test(key) ? '1' : '5'))
    const after = needsTable(studyOf(['Minimize the time it takes to recover', 'Minimize cost']))
    const found = await surveyRatings([headings, answers], after, { pause })
    expect(found?.ratings).toMatchObject([
      {
        statementId: 'Minimize the time it takes to recover',
        rating: { importance: 0, satisfaction: 10 },
        by: 'text',
        movedFrom: '1.2',
      },
      {
        statementId: 'Minimize cost',
        rating: { importance: 10, satisfaction: 0 },
        by: 'text',
        movedFrom: '1.3',
      },
    ])
    expect(found?.unknown).toHaveLength(2)
  })

  test('by id if the text has changed since', async () => {
    const csv = `ID,Outcome statement,Importance,Satisfaction\n${FORM(3)},Find it fast,9,2\n`
    expect(await read(csv)).toMatchObject({ ratings: [{ statementId: FORM(3), by: 'id' }], unknown: [] })
  })

  test('not by number if the text is another', async () => {
    const csv = 'Number,Outcome statement,Importance,Satisfaction\n1.1,Find it fast,9,2\n'
    expect(await read(csv)).toMatchObject({ ratings: [], unknown: ['Find it fast'] })
  })

  test('by number alone only if it is no other number that a spreadsheet has shortened', async () => {
    const csv = 'Number,Importance,Satisfaction\n1.1,9,1\n1.2,4,6\n1.1,5,5\n'
    const found = await read(csv)
    expect(found?.ratings).toMatchObject([{ statementId: FORM(2), by: 'number' }])
    expect(found?.problems).toEqual([
      expect.stringMatching(/^“1\.1” may also be 1\.10, because spreadsheets save 1\.10 as 1\.1\./),
      expect.stringMatching(/^“1\.1” may also be/),
    ])
    expect(await ratingsIn('Number,Importance,Satisfaction\n1.1,9,1\n')).toEqual([])
    expect(await ratingsIn('Number,Importance,Satisfaction\n1.1,9,1\n1.10,5,5\n')).toHaveLength(2)
  })

  test('of equal texts by number', async () => {
    const needs = needsTable(studyOf(['Minimize cost', 'minimize cost.']))
    const csv =
      'Number,Outcome statement,Importance,Satisfaction\n1.2,Minimize cost,9,2\n1.1,Minimize cost,8,1\n'
    expect(await ratingsIn(csv, needs)).toEqual([
      ['minimize cost.', 9, 2],
      ['Minimize cost', 8, 1],
    ])
  })

  test('by a text that looks the same', async () => {
    const needs = needsTable(studyOf(['Minimize the time at a café', 'Don’t lose the ﬁle']))
    const csv =
      "Outcome statement,Importance,Satisfaction\nMinimize the\u00a0time at a cafe\u0301,9,2\nDon't lo\u00adse the file,8,1\n"
    expect(await ratingsIn(csv, needs)).toHaveLength(2)
  })

  test('below a title', async () => {
    expect(await ratingsIn(`Survey 2026\n\nOutcome,Importance,Satisfaction\n${FORM(4)},9,2\n`)).toEqual([
      [FORM(4), 9, 2],
    ])
  })
})

describe('answers', () => {
  const onlyNeed = needsTable(studyOf([FORM(1)]))

  test('of a grid of Google Forms are read', async () => {
    const found = await read(readTextCase('B12-google-forms-grid.csv'))
    expect(found).toMatchObject({
      ratings: [{ statementId: FORM(1), rating: { importance: 10, satisfaction: 0 } }],
      people: { count: 1 },
      unknown: [],
      problems: [],
    })
  })

  test('that cannot be used are left out alone', async () => {
    expect(await read(readTextCase('B13-one-na-answer.csv'), onlyNeed)).toMatchObject({
      ratings: [{ rating: { importance: 10, satisfaction: 0 } }],
      people: { count: 3 },
      problems: ['“1.1 importance”: “N/A” is no rating from 1 to 5; 1 of 3 answers is left out.'],
    })
  })

  test.each([
    [
      '5',
      '5.0',
      'Extremely important',
      'extremely important',
      '5 = Extremely important',
      '4 - Very important',
    ],
  ])('may be numbers, labels or both', async (...answers) => {
    const csv = ['1.1 importance,1.1 satisfaction', ...answers.map((answer) => `${answer},1`)].join('\n')
    expect(await read(csv, onlyNeed)).toMatchObject({
      ratings: [{ rating: { importance: 10, satisfaction: 0 } }],
      problems: [],
    })
  })

  test.each([
    ['oneToSeven', ['7,6', '3,7', '5,2'], 3.33, 6.67, 'The answers in this file go from 2 to 7.'],
    ['zeroToTen', ['10,0', '9,3', '5,8'], 6.67, 3.33, 'The answers in this file go from 0 to 10.'],
  ] as const)('on the scale %s are recognized', async (scale, lines, importance, satisfaction, reason) => {
    const found = await read(['1.1 importance,1.1 satisfaction', ...lines].join('\n'), onlyNeed)
    expect(found).toMatchObject({
      ratings: [{ rating: { importance, satisfaction } }],
      people: { detected: { scale, reason }, answers: { scale } },
    })
  })

  test('that may be “no” and “yes” are read on no scale', async () => {
    const found = await read('1.1 importance,1.1 satisfaction\n0,1\n1,0\n1,1', onlyNeed)
    expect(found).toMatchObject({
      ratings: [],
      people: {
        detected: { scale: null, reason: 'The answers in this file go from 0 to 1.' },
        answers: null,
      },
    })
  })

  test('are read on the scale that the member chooses', async () => {
    const { rows } = await readCsv('1.1 importance,1.1 satisfaction\n4,5\n5,1', pause)
    const found = await surveyRatings(rows, onlyNeed, { pause, answerScale: 'zeroToTen' })
    expect(found).toMatchObject({
      ratings: [{ rating: { importance: 0, satisfaction: 0 } }],
      people: { detected: { scale: 'oneToFive' }, answers: { scale: 'zeroToTen' } },
    })
  })
})

const others = (scale: RatingScale) => RATING_SCALE_NAMES.filter((each) => each !== scale)

describe('the scale of ratings is asked for', () => {
  const csvOf = (importance: string, satisfaction: string, titles = 'Importance,Satisfaction') =>
    `Outcome statement,${titles}\n${FORM(1)},"${importance}","${satisfaction}"\n`

  test.each<[string, string, string, RatingScale, readonly number[]]>([
    ['84%', '31%', 'Importance,Satisfaction', 'percent', [8.4, 3.1]],
    ['84', '31', 'Importance T2B %,Satisfaction T2B %', 'percent', [8.4, 3.1]],
    ['4.2', '3', 'Importance (1-5),Satisfaction (1-5)', 'outOfFive', [8, 5]],
    ['5.5', '4', 'Importance (1-7),Satisfaction (1-7)', 'outOfSeven', [7.5, 5]],
  ])(
    'unless the file names it: %s and %s below %s',
    async (importance, satisfaction, titles, scale, rating) => {
      const csv = csvOf(importance, satisfaction, titles)
      expect(await read(csv)).toMatchObject({
        scaleDoubt: { isCertain: true, scales: [scale, ...others(scale)] },
      })
      expect(await ratingsIn(csv)).toEqual([[FORM(1), ...rating]])
      expect(await ratingsIn(csv, FORM_NEEDS, 'outOfTen')).not.toEqual([[FORM(1), ...rating]])
    },
  )

  test.each<[string, string, string, RatingScale, readonly number[]]>([
    ['84', '31', 'Importance,Satisfaction', 'percent', [8.4, 3.1]],
    ['0.84', '0,31', 'Importance,Satisfaction', 'share', [8.4, 3.1]],
    ['4.2', '3', 'Importance,Satisfaction', 'outOfFive', [8, 5]],
  ])('for %s and %s below %s', async (importance, satisfaction, titles, scale, rating) => {
    const csv = csvOf(importance, satisfaction, titles)
    const unasked = await read(csv)
    expect(unasked).toMatchObject({ ratings: [], scaleDoubt: { scales: expect.arrayContaining([scale]) } })
    expect(unasked?.scaleDoubt?.scales[0]).toBe(scale)
    expect(await ratingsIn(csv, FORM_NEEDS, scale)).toEqual([[FORM(1), ...rating]])
  })

  test('not for ratings from 0 to 10', async () => {
    expect(await read(csvOf('8.4', '3.1'))).toMatchObject({ scaleDoubt: null, ratings: [{}] })
    expect(await read(csvOf('4.2', '3', 'Importance (0-10),Satisfaction (0-10)'))).toMatchObject({
      scaleDoubt: null,
      ratings: [{}],
    })
  })
})
