import { NO_ANSWER, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { outcomeStatementUuid, type SegmentDefinition } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { scoreOutcome } from '../respondents/scoreOutcome.ts'
import { assignClusters, CLUSTER_ALGORITHM, NO_CLUSTER } from './assignClusters.ts'
import { completeRows } from './completeRows.ts'
import { answersGiven, filterRespondents } from './filterRespondents.ts'
import { findClusters } from './findClusters.ts'
import { individualGaps } from './individualGaps.ts'
import { countMembers, everyone, othersThan, rateGroups, rateOutcomes } from './rateOutcomes.ts'
import { segmentsOf } from './segmentsOf.ts'
import { answersOf, simulatedTable } from './testing/simulatedSurvey.ts'

const NONE = NO_ANSWER
const survey = (
  outcomes: readonly (readonly [importance: readonly number[], satisfaction: readonly number[]])[],
  screeners: SurveyAnswers['screeners'] = [],
): SurveyAnswers => ({
  scale: 'oneToFive',
  respondents: (outcomes[0]?.[0] ?? []).map((_, at) => `person${at}`),
  screeners,
  outcomes: outcomes.map(([importance, satisfaction], at) => ({
    statementId: outcomeStatementUuid(`outcome${at + 1}`),
    importance: Uint8Array.from(importance),
    satisfaction: Uint8Array.from(satisfaction),
  })),
})
const options = { seed: 1, pause: () => undefined, onProgress: () => undefined }
const clustersAt = (outcomes: readonly string[], ...centers: readonly (readonly number[])[]) =>
  ({
    kind: 'clusters',
    uuid: 'c',
    seed: 1,
    algorithm: CLUSTER_ALGORITHM,
    outcomes,
    clusters: centers.map((center) => ({ name: '', center })),
  }) satisfies SegmentDefinition

test('a rating is ten times the share of those who answered that gave 4 or 5', () => {
  const answers = survey([
    [
      [5, 4, 3, NONE],
      [NONE, NONE, NONE, NONE],
    ],
  ])
  expect(rateOutcomes(answers, everyone(answers)).get('outcome1')).toEqual({
    importance: 6.67,
    satisfaction: null,
  })
  expect(rateOutcomes(answers, Uint8Array.of(0, 1, 1, 1)).get('outcome1')?.importance).toBe(5)
})

test('the ratings of several groups and of the rest of each are those of each alone', () => {
  const answer = fc.constantFrom(1, 2, 3, 4, 5, NONE)
  const people = fc.array(fc.tuple(answer, answer, fc.constantFrom(0, 1, 2)), { maxLength: 20 })
  fc.assert(
    fc.property(people, (all) => {
      const rows = [
        all.map(([importance]) => importance),
        all.map(([, satisfaction]) => satisfaction),
      ] as const
      const groups = [1, 2].map((number) => Uint8Array.from(all, ([, , group]) => Number(group === number)))
      const answers = survey([rows])
      expect(rateGroups(answers, groups)).toEqual(
        groups.map((members) => ({
          own: rateOutcomes(answers, members),
          rest: rateOutcomes(answers, othersThan(members)),
        })),
      )
    }),
  )
})

describe('A filter', () => {
  const SCREENERS = [
    { title: 'Role', answers: ['Cook', 'Guest', 'Cook', ''] },
    { title: 'City', answers: ['Bonn', 'Bonn', 'Kiel', 'Kiel'] },
  ]
  const answers = survey(
    [
      [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
    ],
    SCREENERS,
  )

  test.each([
    [[{ screener: 'Role', answers: ['Cook'] }], [1, 0, 1, 0]],
    [[{ screener: 'Role', answers: ['Cook', 'Guest'] }], [1, 1, 1, 0]],
    [
      [
        { screener: 'Role', answers: ['Cook'] },
        { screener: 'City', answers: ['Kiel'] },
      ],
      [0, 0, 1, 0],
    ],
  ])('takes those who meet every condition with any of its answers: %j', (conditions, members) => {
    expect([...(filterRespondents(answers, conditions) ?? [])]).toEqual(members)
  })

  test('names the question that another survey does not have', () => {
    const [segment] = segmentsOf(
      [{ kind: 'filter', uuid: 'f', name: 'Old', conditions: [{ screener: 'Age', answers: ['30'] }] }],
      answers,
    )
    expect(segment).toMatchObject({ size: 0, problem: 'The survey does not have the question “Age”.' })
  })

  test('offers the answers that were given, the most frequent first', () => {
    expect(answersGiven(SCREENERS[0]?.answers ?? [])).toEqual([
      { answer: 'Cook', respondents: 2 },
      { answer: 'Guest', respondents: 1 },
    ])
  })
})

describe('Individual gaps', () => {
  test('are importance less satisfaction out of ten; those who rated less than half are incomplete', () => {
    const answers = survey([
      [
        [5, 5, NONE],
        [1, 5, NONE],
      ],
      [
        [2, 5, 3],
        [3, NONE, 3],
      ],
      [
        [3, 5, NONE],
        [3, NONE, 2],
      ],
    ])
    const { gaps, isComplete } = individualGaps(answers, ['outcome1', 'outcome2', 'outcome3'])
    expect([...gaps]).toEqual([10, -2.5, 0, 0, Number.NaN, Number.NaN, Number.NaN, 0, Number.NaN])
    // The others rated one outcome of three.
    expect([...isComplete]).toEqual([1, 0, 0])
  })

  test.each([
    ['oneToSeven' as const, [7, 1], 10],
    ['zeroToTen' as const, [10, 4], 6],
  ])('have one range on every scale: %s', (scale, [importance = 0, satisfaction = 0], gap) => {
    const answers = { ...survey([[[importance], [satisfaction]]]), scale }
    expect([...individualGaps(answers, ['outcome1']).gaps]).toEqual([gap])
  })

  test('a missing gap takes the mean of the others and has no part in the distance to a center', () => {
    const individual = {
      outcomes: ['a', 'b'],
      gaps: Float64Array.of(1, 2, 3, Number.NaN),
      isComplete: Uint8Array.of(1, 1),
    }
    expect(completeRows(individual)).toEqual([
      [1, 2],
      [3, 2],
    ])
    const centers = [
      [1, 2],
      [3, 99],
    ]
    expect([...assignClusters(individual, centers)]).toEqual([0, 1])
  })
})

describe('A search', () => {
  const answers = answersOf(simulatedTable({ respondents: 60, outcomes: 15 }))
  const ids = answers.outcomes.map(({ statementId }) => statementId)

  test('ends with what the pause throws', async () => {
    let calls = 0
    const pause = () => {
      if (++calls > 5) throw new Error('stopped')
      return undefined
    }
    await expect(findClusters(answers, ids, { ...options, pause })).rejects.toThrow('stopped')
  })

  test('reports a progress that never falls, from nothing to everything', async () => {
    const shares: number[] = []
    await findClusters(answers, ids, { ...options, onProgress: (share) => void shares.push(share) })
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  })

  test.each([
    ['fewer than 30 people', answersOf(simulatedTable({ respondents: 29, outcomes: 5 })), ['outcome1']],
    ['no outcomes', answers, []],
    ['outcomes that were not asked', answers, ['other']],
    [
      'equal answers of everyone',
      survey([
        [Array(40).fill(4), Array(40).fill(2)],
        [Array(40).fill(2), Array(40).fill(2)],
      ]),
      ['outcome1', 'outcome2'],
    ],
  ])('finds nothing with %s', async (_, given, outcomes) => {
    expect(await findClusters(given, outcomes, options)).toEqual([])
  })
})

describe('Clusters after another import', () => {
  const answers = survey([
    [
      [5, 5, 1, 1, NONE],
      [1, 1, 5, 5, NONE],
    ],
    [
      [1, 1, 5, 5, NONE],
      [5, 5, 1, 1, NONE],
    ],
  ])
  const definition = clustersAt(['outcome1', 'outcome2'], [10, -10], [-10, 10])

  test('take each respondent by the nearest center; who rated too little belongs to none', () => {
    const [first, second] = segmentsOf([definition], answers)
    expect([...(first?.members ?? [])]).toEqual([1, 1, 0, 0, 0])
    expect([...(second?.members ?? [])]).toEqual([0, 0, 1, 1, 0])
    expect(second).toMatchObject({ id: 'c/1', name: 'Cluster 2', size: 2, problem: null })
  })

  test('are formed with exactly half of the outcomes', () => {
    const halves = clustersAt(['outcome1', 'gone'], [10, 0], [-10, 0])
    expect(segmentsOf([halves], answers).map((each) => [each.problem, each.size])).toEqual([
      [null, 2],
      [null, 2],
    ])
  })

  test.each([
    [
      'fewer than half of the outcomes',
      clustersAt(['outcome1', 'gone', 'gone too'], [1, 1, 1], [0, 0, 0]),
      'The survey asks about fewer than half of the outcomes that these clusters were found with.',
    ],
    [
      'another version of the rule',
      { ...definition, algorithm: CLUSTER_ALGORITHM + 1 },
      'A newer version of the product found these clusters. Reload the page to see them.',
    ],
  ])('say why they cannot be formed: %s', (_, changed, problem) => {
    expect(segmentsOf([changed], answers).map((each) => [each.problem, each.size])).toEqual([
      [problem, 0],
      [problem, 0],
    ])
  })
})

test('the clusters of a clustering divide the complete respondents', () => {
  const answer = fc.constantFrom(1, 2, 3, 4, 5, NONE)
  const ratings = fc.array(fc.tuple(answer, answer, answer, answer), { minLength: 1, maxLength: 12 })
  const centers = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 2,
    maxLength: 6,
  })
  fc.assert(
    fc.property(ratings, centers, (people, found) => {
      const column = (at: 0 | 1 | 2 | 3) => people.map((person) => person[at])
      const answers = survey([
        [column(0), column(1)],
        [column(2), column(3)],
      ])
      const ids = ['outcome1', 'outcome2']
      const sizes = segmentsOf([clustersAt(ids, ...found)], answers).map(({ size }) => size)
      const { isComplete } = individualGaps(answers, ids)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(countMembers(isComplete))
      const assigned = assignClusters(individualGaps(answers, ids), found)
      expect([...assigned].every((each, at) => (each === NO_CLUSTER) === (isComplete[at] === 0))).toBe(true)
    }),
  )
})

test('all respondents have the ratings that the import of the same answers gives', () => {
  // 201 of 400 is 5.025, which two ways to compute it would round to different sides.
  const column = Array.from({ length: 400 }, (_none, at) => (at < 201 ? 5 : 1))
  const answers = survey([[column, column]])
  const [outcome] = answers.outcomes
  if (!outcome) throw new Error('The survey has no outcome.')
  const { importance, satisfaction } = scoreOutcome(outcome, answers.scale)
  expect(rateOutcomes(answers, everyone(answers)).get('outcome1')).toEqual({ importance, satisfaction })
  expect(importance).toBe(5.03)
})
