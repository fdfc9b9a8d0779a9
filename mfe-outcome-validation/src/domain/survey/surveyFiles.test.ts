import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { NO_ANSWER } from '@outcome-studio/shared/domain/respondents'
import type { Rating, Study } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { sampleSize } from '../questionnaire/sampleSize.ts'
import { surveyRatings } from './surveyRatings.ts'

const rated: Rating = { importance: 9, satisfaction: 3 }
const statement = (uuid: string, userInput: string, rating?: Rating) => ({
  uuid: outcomeStatementUuid(uuid),
  userInput,
  remarks: [],
  ...(rating && { rating }),
})
const study: Study = {
  jtbd: { uuid: studyUuid('study'), executor: '', userInput: '', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'water the beds',
      category: 'Execute',
      remarks: [],
      outcomeStatements: [
        statement('a', 'Minimize the time it takes to reach every bed', rated),
        statement('empty', '  '),
        { ...statement('b', 'Minimize the likelihood that roots stay dry '), halfRating: { importance: 8 } },
      ],
    },
  ],
}
const needs = needsTable(study)
const ratingsIn = (rows: readonly (readonly string[])[], among = needs) =>
  surveyRatings(rows, among, { pause: () => undefined })

test.each([
  [1, 'too small'],
  [119, 'too small'],
  [120, 'overall only'],
  [179, 'overall only'],
  [180, 'sound'],
  [1200, 'sound'],
  [1201, 'more than needed'],
])('%p people: %s', (respondents, size) => expect(sampleSize(respondents)).toBe(size))

describe('a survey file', () => {
  test('with a row per outcome, by text or number, with a decimal point or comma', async () => {
    const rows = [
      ['Outcome statement', 'Importance', 'Satisfaction'],
      ['minimize the time it takes to  reach every bed.', '8,5', '2.5'],
      ['1.3', '7', '7'],
      ['Minimize the cost of seed', '7', '7'],
      ['', '', ''],
    ]
    expect(await ratingsIn(rows)).toEqual({
      ratings: [
        {
          statementId: 'a',
          rating: { importance: 8.5, satisfaction: 2.5 },
          score: null,
          by: 'text',
          movedFrom: null,
        },
        {
          statementId: 'b',
          rating: { importance: 7, satisfaction: 7 },
          score: null,
          by: 'number',
          movedFrom: null,
        },
      ],
      people: null,
      unknown: ['Minimize the cost of seed'],
      problems: [],
      scaleDoubt: null,
    })
  })

  test('with a row per person: ten times the share of answers 4 and 5', async () => {
    const rows = [
      [
        'Person',
        '1.1 importance',
        '1.1 (satisfaction)',
        'Minimize the likelihood that roots stay dry: Importance',
        '9.9 importance',
      ],
      ['p1', '5', '1', '4', '3'],
      ['p2', '4', '2', '', ''],
      ['p3', '3', '4', '1', ''],
      ['', '', '', '', ''],
    ]
    expect(await ratingsIn(rows)).toMatchObject({
      ratings: [
        {
          statementId: 'a',
          rating: { importance: 6.67, satisfaction: 3.33 },
          by: 'number',
          movedFrom: null,
        },
      ],
      people: {
        count: 3,
        answers: {
          respondents: ['R1', 'R2', 'R3'],
          outcomes: [
            { statementId: 'a', importance: Uint8Array.of(5, 4, 3), satisfaction: Uint8Array.of(1, 2, 4) },
            { statementId: 'b', importance: Uint8Array.of(4, NO_ANSWER, 1) },
          ],
        },
      },
      unknown: ['9.9 importance'],
      problems: ['“Minimize the likelihood that r…” has importance alone; it needs both.'],
      scaleDoubt: null,
    })
  })

  test.each([['11'], ['-1'], ['high'], ['1e1'], ['']])(
    'tells of a rating that is not a number from 0 to 10: %p',
    async (cell) => {
      const rows = [
        ['Number', 'Importance', 'Satisfaction'],
        ['1.1', cell, '5'],
      ]
      expect(await ratingsIn(rows)).toMatchObject({
        ratings: [],
        problems: ['Line 2: importance and satisfaction are numbers from 0 to 10.'],
      })
    },
  )

  test.each([['3.5'], ['yes'], ['999']])('tells of an answer that is none from 1 to 5: %p', async (cell) => {
    const rows = [
      ['1.1 importance', '1.1 satisfaction'],
      [cell, '5'],
    ]
    expect(await ratingsIn(rows)).toMatchObject({
      ratings: [],
      problems: [`“1.1 importance”: “${cell}” is no rating from 1 to 5.`, expect.anything()],
    })
  })

  test('with an unknown layout is refused', async () => {
    expect(
      await ratingsIn(
        [
          ['Name', 'Colour'],
          ['a', 'b'],
        ],
        needs,
      ),
    ).toBeNull()
    expect(await ratingsIn([])).toBeNull()
  })

  test('a rating always lies between 0 and 10', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1 }), async (answers) => {
        const rows = [['1.1 importance', '1.1 satisfaction'], ...answers.map((pair) => pair.map(String))]
        for (const { rating } of (await ratingsIn(rows))?.ratings ?? []) {
          for (const value of Object.values(rating)) expect(value >= 0 && value <= 10).toBe(true)
        }
      }),
    )
  })
})
