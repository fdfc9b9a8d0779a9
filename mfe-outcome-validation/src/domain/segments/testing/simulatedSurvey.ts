import { NO_ANSWER, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { outcomeStatementUuid } from '@outcome-studio/shared/domain/study'

/** Size of a simulated survey. */
export interface SurveySize {
  readonly respondents: number
  readonly outcomes: number
}

/** Outcomes that are underserved in the hidden segment alone. */
export const HIDDEN_OUTCOMES = 14
/** Every third respondent belongs to the hidden segment. */
export const isHidden = (respondent: number): boolean => respondent % 3 === 0

/** Uniform numbers from 0 to 1, the same on every machine (Numerical Recipes, linear congruential generator). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * A survey as Qualtrics exports it: names, questions, ids, then a line for each person. As in the published case of the
 * circular saw (Ulwick, "What Customers Want"), no outcome is underserved on average, because one person in three is
 * hidden in it, to whom 14 outcomes matter much and which are met little.
 */
export function simulatedTable({ respondents, outcomes }: SurveySize): readonly (readonly string[])[] {
  const random = createRandom(38)
  const numbers = Array.from({ length: outcomes }, (_, at) => at + 1)
  const answer = (shareOfTop: number) => {
    if (random() < 0.03) return ''
    return `${random() < shareOfTop ? 4 + Math.floor(random() * 2) : 1 + Math.floor(random() * 3)}`
  }
  const people = Array.from({ length: respondents }, (_, at) => {
    const role = random() < (isHidden(at) ? 0.8 : 0.15) ? 'Finish carpenter' : 'Roofer'
    const region = random() < 0.5 ? 'North' : 'South'
    const ratings = numbers.flatMap((number) => {
      if (number > HIDDEN_OUTCOMES) return [answer(0.6), answer(0.6)]
      return isHidden(at) ? [answer(0.95), answer(0.15)] : [answer(0.45), answer(0.8)]
    })
    return [`R_${at + 1}`, role, region, ...ratings]
  })
  return [
    ['ResponseId', 'Q1', 'Q2', ...numbers.flatMap((number) => [`imp_${number}`, `sat_${number}`])],
    [
      'Response ID',
      'Role',
      'Region',
      ...numbers.flatMap((number) => [
        `Importance of outcome ${number}`,
        `Satisfaction with outcome ${number}`,
      ]),
    ],
    ['ResponseID', 'QID1', 'QID2', ...numbers.flatMap((number) => [`QID3_${number}`, `QID4_${number}`])].map(
      (id) => JSON.stringify({ ImportId: id }),
    ),
    ...people,
  ]
}

/** Reads a simulated table. The outcomes have the uuids outcome1, outcome2 … */
export function answersOf([names = [], questions = [], _ids, ...people]: ReturnType<
  typeof simulatedTable
>): SurveyAnswers {
  const column = (at: number) => people.map((person) => person[at] ?? '')
  const points = (at: number) =>
    Uint8Array.from(column(at), (cell) => (cell === '' ? NO_ANSWER : Number(cell)))
  return {
    scale: 'oneToFive',
    respondents: column(0),
    screeners: [1, 2].map((at) => ({ title: questions[at] ?? '', answers: column(at) })),
    outcomes: names.flatMap((name, at) =>
      name.startsWith('imp_')
        ? [
            {
              statementId: outcomeStatementUuid(name.replace('imp_', 'outcome')),
              importance: points(at),
              satisfaction: points(at + 1),
            },
          ]
        : [],
    ),
  }
}
