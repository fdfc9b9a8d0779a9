import type { Goal, Needs } from '@outcome-studio/shared/domain/needs'
import { goalId, needsUuid, studyNameFor } from '@outcome-studio/shared/domain/needs'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { startStudy } from './startStudy.ts'

const goal = (id: string, layer: Goal['layer'], text: string, more: Partial<Goal> = {}): Goal => ({
  id: goalId(id),
  layer,
  text,
  ...more,
})

const NEEDS: Needs = {
  uuid: needsUuid('map'),
  vertical: '',
  goals: [
    goal('core', 'core', ' reach a destination on time ', { executor: 'commuters' }),
    goal('o1', 'outcomes', 'Minimize the time it takes to choose a route', { step: 'plan the trip' }),
    goal('o2', 'outcomes', 'Minimize the likelihood of forgetting a ticket'),
    goal('o3', 'outcomes', 'Minimize the number of changes', { step: ' plan the trip' }),
    goal('o4', 'outcomes', '  '),
    goal('related', 'related', 'prepare for the day'),
    goal('own', 'related', 'look after a child', { executor: 'parents' }),
    goal('empty', 'related', ''),
    goal('feel', 'emotional', 'feel calm'),
  ],
  states: [],
}

function start(id: string) {
  let next = 0
  return startStudy(NEEDS, {
    goalId: goalId(id),
    docName: 'Commuting',
    uuid: studyUuid('study'),
    newId: () => `id${next++}`,
  })
}

test('a study of the core job has the outcomes by their step, those without a step last', () => {
  const started = start('core')
  expect(started?.study.jtbd).toEqual({
    uuid: 'study',
    executor: 'commuters',
    userInput: 'reach a destination on time',
    remarks: [],
  })
  expect(
    started?.study.jobSteps.map(({ userInput, outcomeStatements }) => [
      userInput,
      outcomeStatements.map((statement) => statement.userInput),
    ]),
  ).toEqual([
    ['plan the trip', ['Minimize the time it takes to choose a route', 'Minimize the number of changes']],
    ['', ['Minimize the likelihood of forgetting a ticket']],
  ])
  expect(started?.study.needs).toEqual({ uuid: 'map', docName: 'Commuting', goalId: 'core' })
})

test('the map is linked to the study and to each of its statements in one edit', () => {
  const started = start('core')
  const items = started?.study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements) ?? []
  const itemOf = (text: string) => items.find(({ userInput }) => userInput.includes(text))?.uuid
  expect(started?.link('Trips')).toEqual({
    kind: 'batch',
    operations: [
      {
        kind: 'setGoalFields',
        goalId: 'core',
        fields: { study: { uuid: 'study', docName: 'Trips' } },
      },
      ...(['o1', 'o2', 'o3'] as const).map((id) => ({
        kind: 'setGoalFields',
        goalId: id,
        fields: {
          source: { study: 'study', item: itemOf({ o1: 'route', o2: 'ticket', o3: 'changes' }[id]) },
        },
      })),
    ],
  })
})

test('a study of a related job has its executor, by default that of the core job, and no outcomes', () => {
  expect(start('related')?.study).toMatchObject({
    jtbd: { executor: 'commuters', userInput: 'prepare for the day' },
    jobSteps: [],
  })
  expect(start('own')?.study.jtbd.executor).toBe('parents')
})

test.each(['empty', 'feel', 'gone'])('the goal "%s" starts no study', (id) => {
  expect(start(id)).toBeNull()
})

test.each([
  ['reach a destination\n on time', [], 'reach a destination on time'],
  ['buy / sell', ['buy - sell'], 'buy - sell 2'],
  ['..', [], 'New study'],
  ['', ['New study'], 'New study 2'],
])('the study of "%s" gets a valid and free name', (job, taken, name) => {
  expect(studyNameFor(job, taken)).toBe(name)
})
