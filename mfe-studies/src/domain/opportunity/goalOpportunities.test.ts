import type { Goal, Needs } from '@outcome-studio/shared/domain/needs'
import { goalId, needsUuid } from '@outcome-studio/shared/domain/needs'
import type { Rating, Study } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { goalOpportunities } from './goalOpportunities.ts'
import { linkedStudies } from './linkedStudies.ts'

const EXTREME: Rating = { importance: 8.9, satisfaction: 1.2 }
const LOOK: Rating = { importance: 7.5, satisfaction: 5 }
const OVER: Rating = { importance: 5, satisfaction: 8 }

function study(uuid: string, statements: Readonly<Record<string, Rating | null>>): Study {
  return {
    jtbd: { uuid: studyUuid(uuid), executor: '', userInput: '', remarks: [] },
    jobSteps: [
      {
        uuid: jobStepUuid(`${uuid} step`),
        userInput: '',
        category: null,
        remarks: [],
        outcomeStatements: Object.entries(statements).map(([userInput, rating]) => ({
          uuid: outcomeStatementUuid(`${uuid} ${userInput}`),
          userInput,
          remarks: [],
          ...(rating && { rating }),
        })),
      },
    ],
  }
}

const linked = (uuid: string) => ({ study: { uuid: studyUuid(uuid), docName: uuid } })
const from = (uuid: string, item: string) => ({ source: { study: studyUuid(uuid), item: `${uuid} ${item}` } })

function needsOf(...goals: readonly (Omit<Goal, 'id'> & { readonly id?: never })[]): Needs {
  return {
    uuid: needsUuid('needs'),
    vertical: '',
    goals: goals.map((goal, at) => ({ ...goal, id: goalId(`g${at}`) })),
    states: [],
  }
}
const opportunitiesOf = (needs: Needs, studies: readonly Study[]) => {
  const { goals, layers } = goalOpportunities(needs, studies)
  return { goals: Object.fromEntries(goals), layers: Object.fromEntries(layers) }
}

test('a job shows the highest and the mean score of its study', () => {
  const needs = needsOf({ layer: 'core', text: 'Job', ...linked('s') }, { layer: 'related', text: 'Other' })
  const { goals, layers } = opportunitiesOf(needs, [
    study('s', { one: EXTREME, two: LOOK, three: OVER, four: null }),
  ])
  expect(goals).toEqual({
    g0: { kind: 'job', highest: 16.6, band: 'extreme', mean: 10.53, rated: 3, underserved: 2 },
  })
  expect(layers).toEqual({ core: { mean: 10.53, rated: 3, underserved: 2 } })
})

test.each<[string, Omit<Goal, 'id'>, number | null]>([
  ['its source', { layer: 'outcomes', text: 'Another text', ...from('other', 'two') }, 10],
  ['its source in any layer', { layer: 'financial', text: '', ...from('other', 'two') }, 10],
  ['an equal text in the core job’s study', { layer: 'outcomes', text: ' ONE  thing. ' }, 16.6],
  [
    'an equal text if its source is gone',
    { layer: 'outcomes', text: 'one thing', ...from('other', 'x') },
    16.6,
  ],
  ['nothing: another text', { layer: 'outcomes', text: 'one' }, null],
  ['nothing: an equal text in another layer', { layer: 'emotional', text: 'one thing' }, null],
  ['nothing: not rated', { layer: 'outcomes', text: 'unrated' }, null],
])('an outcome is found by %s', (_how, goal, score) => {
  const needs = needsOf({ layer: 'core', text: 'Job', ...linked('core') }, goal)
  const { goals } = goalOpportunities(needs, [
    study('core', { 'one thing': EXTREME, unrated: null }),
    study('other', { two: LOOK }),
  ])
  const found = goals.get(goalId('g1'))
  expect(found?.kind === 'outcome' ? found.score : null).toBe(score)
})

test('a layer counts a statement once, however many goals stand for it', () => {
  const goal = { layer: 'outcomes', text: 'one', ...from('s', 'one') } as const
  const needs = needsOf(goal, goal, { layer: 'outcomes', text: 'two', ...from('s', 'two') })
  expect(opportunitiesOf(needs, [study('s', { one: EXTREME, two: OVER })]).layers).toEqual({
    outcomes: { mean: 10.8, rated: 2, underserved: 1 },
  })
})

test('without ratings or studies there is nothing', () => {
  const needs = needsOf({ layer: 'core', text: 'Job', ...linked('s') })
  expect(opportunitiesOf(needs, [])).toEqual({ goals: {}, layers: {} })
  expect(opportunitiesOf(needs, [study('s', { one: null })])).toEqual({ goals: {}, layers: {} })
})

test('the linked studies are those of jobs and of sources, each once', () => {
  const needs = needsOf(
    { layer: 'core', text: '', ...linked('a') },
    { layer: 'outcomes', text: '', ...from('a', 'x') },
    { layer: 'outcomes', text: '', ...from('b', 'x') },
  )
  expect([...linkedStudies(needs)]).toEqual(['a', 'b'])
})
