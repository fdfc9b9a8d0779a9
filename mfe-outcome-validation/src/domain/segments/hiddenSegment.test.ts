import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { CLUSTER_ALGORITHM } from './assignClusters.ts'
import { compareGroups } from './compareGroups.ts'
import { findClusters } from './findClusters.ts'
import { needsOfGroup, needsWithRest } from './needsOfGroup.ts'
import { profileSegment } from './profileSegment.ts'
import { everyone, rateWithRest } from './rateOutcomes.ts'
import { segmentsOf } from './segmentsOf.ts'
import { answersOf, HIDDEN_OUTCOMES, isHidden, simulatedTable } from './testing/simulatedSurvey.ts'

const SIZE = { respondents: 540, outcomes: 85 }
const TABLE = simulatedTable(SIZE)
const ANSWERS: SurveyAnswers = answersOf(TABLE)
const OUTCOMES = ANSWERS.outcomes.map(({ statementId }) => statementId)
const NEEDS: readonly Need[] = ANSWERS.outcomes.map(({ statementId }, at) => ({
  statementId,
  number: `1.${at + 1}`,
  text: `Outcome ${at + 1}`,
  jobStep: '',
  rating: null,
  parts: { importance: null, satisfaction: null },
  score: null,
  band: null,
}))

/** Scores from the cells of the table, without any code of the product. */
function scoresFromCells(ids: ReadonlySet<string>): readonly number[] {
  const [names = [], , , ...people] = TABLE
  const members = people.filter(([id = '']) => ids.has(id))
  const rating = (name: string) => {
    const cells = members.map((person) => person[names.indexOf(name)]).filter((cell) => cell !== '')
    const tops = cells.filter((cell) => cell === '4' || cell === '5')
    return (tops.length * 10) / cells.length
  }
  return Array.from({ length: SIZE.outcomes }, (_, at) => {
    const [importance, satisfaction] = [rating(`imp_${at + 1}`), rating(`sat_${at + 1}`)]
    return importance > satisfaction ? 2 * importance - satisfaction : importance
  })
}

const idsWhere = (belongs: (at: number) => boolean) =>
  new Set(ANSWERS.respondents.filter((_, at) => belongs(at)))
const scoresOf = (needs: readonly Need[]) => needs.map(({ score }) => score ?? Number.NaN)
/** Ratings are rounded to two decimals, scores to one. */
const expectClose = (actual: readonly number[], wanted: readonly number[]) => {
  const far = actual.filter((score, at) => Math.abs(score - (wanted[at] ?? Number.NaN)) > 0.07)
  expect(actual).toHaveLength(wanted.length)
  expect(far).toEqual([])
}
const find = (seed = 1) =>
  findClusters(ANSWERS, OUTCOMES, { seed, pause: () => undefined, onProgress: () => undefined })

let first: ReturnType<typeof find>
beforeAll(() => {
  first = find()
})

/** The two clusters as they are stored and formed again. */
async function formedSegments() {
  const [two] = await first
  if (!two) throw new Error('No clusters were found.')
  const clusters = two.centers.map((center, at) => ({ name: `Cluster ${at + 1}`, center }))
  const stored = {
    kind: 'clusters' as const,
    uuid: 'found',
    seed: 1,
    algorithm: CLUSTER_ALGORITHM,
    outcomes: OUTCOMES,
    clusters,
  }
  const [rest, hidden] = segmentsOf(JSON.parse(JSON.stringify([stored])), ANSWERS)
  if (!rest || !hidden) throw new Error('No segments were formed.')
  return { two, rest, hidden }
}

test('no outcome is above 10 on average, and the product computes what the cells say', () => {
  const average = scoresOf(needsOfGroup(NEEDS, ANSWERS, everyone(ANSWERS)))
  expectClose(average, scoresFromCells(new Set(ANSWERS.respondents)))
  expect(average.filter((score) => score > 10)).toEqual([])
})

test('a cluster has 14 outcomes above 10: those of the hidden segment, which is found person by person', async () => {
  const { two, rest, hidden } = await formedSegments()
  expect(two.sizes).toEqual([rest.size, hidden.size])
  const wrong = [...hidden.members].filter((isMember, at) => (isMember === 1) !== isHidden(at))
  // Some answers are more like the other group's by chance.
  expect(wrong.length).toBeLessThan(SIZE.respondents * 0.02)

  const scores = scoresOf(needsOfGroup(NEEDS, ANSWERS, hidden.members))
  expectClose(scores, scoresFromCells(idsWhere((at) => hidden.members[at] === 1)))
  const above = scores.flatMap((score, at) => (score > 10 ? [at] : []))
  expect(above).toEqual(Array.from({ length: HIDDEN_OUTCOMES }, (_, at) => at))
  // The cells of the people who are in the hidden segment by construction give the same 14.
  const truth = scoresFromCells(idsWhere(isHidden))
  expect(truth.flatMap((score, at) => (score > 10 ? [at] : []))).toEqual(above)

  const others = scoresOf(needsOfGroup(NEEDS, ANSWERS, rest.members))
  expectClose(others, scoresFromCells(idsWhere((at) => rest.members[at] === 1)))
  expect(others.filter((score) => score > 10)).toEqual([])
})

test('the number of clusters with the highest silhouette is two', async () => {
  const found = await first
  expect(found.map(({ sizes }) => sizes.length)).toEqual([2, 3, 4, 5, 6])
  const widths = found.map(({ silhouette }) => silhouette)
  expect(Math.max(...widths)).toBe(widths[0])
})

test('the same seed finds the same clusters, another seed the same two segments', async () => {
  const [found, other] = [await first, await find(77)]
  expect(await find()).toEqual(found)
  expect(other[0]?.sizes).toEqual(found[0]?.sizes)
})

test('the profile of the cluster names the role and the outcomes, not the region', async () => {
  const { hidden } = await formedSegments()
  const { answers, higher } = profileSegment(
    hidden,
    needsWithRest(NEEDS, rateWithRest(ANSWERS, hidden.members)),
    ANSWERS,
  )
  expect(answers).toMatchObject([{ screener: 'Role', answer: 'Finish carpenter' }])
  expect(answers[0]?.share).toBeCloseTo(0.8, 1)
  expect(answers[0]?.restShare).toBeCloseTo(0.15, 1)
  const hiddenNumbers = new Set(NEEDS.slice(0, HIDDEN_OUTCOMES).map(({ number }) => number))
  expect(higher.every(({ need }) => hiddenNumbers.has(need.number))).toBe(true)
})

test('the 14 outcomes are underserved in the cluster only', async () => {
  const { rest, hidden } = await formedSegments()
  const compared = compareGroups(
    needsOfGroup(NEEDS, ANSWERS, rest.members),
    needsOfGroup(NEEDS, ANSWERS, hidden.members),
  )
  const only = (group: 'first' | 'second') => compared.filter(({ onlyIn }) => onlyIn === group)
  expect(only('second').map(({ first }) => first.number)).toEqual(
    NEEDS.slice(0, HIDDEN_OUTCOMES).map(({ number }) => number),
  )
  expect(only('first')).toEqual([])
  expect(only('second').every(({ difference }) => difference !== null && difference > 0)).toBe(true)
})
