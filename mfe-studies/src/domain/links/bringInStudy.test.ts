import type { Goal, Needs, NeedsOperation } from '@outcome-studio/shared/domain/needs'
import { applyNeedsOperation, goalId, needsUuid } from '@outcome-studio/shared/domain/needs'
import type { Study } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { anyNeeds, anyStudy } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { bringInStudy } from './bringInStudy.ts'

const STUDY: Study = {
  jtbd: { uuid: studyUuid('study'), executor: 'commuters', userInput: 'reach a destination', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'plan the trip',
      category: null,
      remarks: [],
      outcomeStatements: [
        { uuid: outcomeStatementUuid('s1'), userInput: 'Minimize the time it takes', remarks: [] },
        { uuid: outcomeStatementUuid('s2'), userInput: ' ', remarks: [] },
        { uuid: outcomeStatementUuid('s3'), userInput: 'minimize the  time it takes', remarks: [] },
      ],
    },
    {
      uuid: jobStepUuid('other'),
      userInput: '',
      category: null,
      remarks: [],
      outcomeStatements: [{ uuid: outcomeStatementUuid('s4'), userInput: 'Minimize the cost', remarks: [] }],
    },
  ],
}
const LINK = { uuid: STUDY.jtbd.uuid, docName: 'Trips' }

const mapWith = (...goals: readonly Goal[]): Needs => ({
  uuid: needsUuid('map'),
  vertical: '',
  goals,
  states: [],
})
const goal = (id: string, layer: Goal['layer'], text: string, more: Partial<Goal> = {}): Goal => ({
  id: goalId(id),
  layer,
  text,
  ...more,
})
const operationsOn = (needs: Needs): readonly NeedsOperation[] => {
  let next = 0
  const { operation } = bringInStudy(needs, {
    study: STUDY,
    docName: 'Trips',
    newId: () => goalId(`new${next++}`),
  })
  return operation?.kind === 'batch' ? operation.operations : []
}

const time = (id: string): NeedsOperation => ({
  kind: 'insertGoal',
  index: 0,
  goal: goal(id, 'outcomes', 'Minimize the time it takes', {
    step: 'plan the trip',
    source: { study: STUDY.jtbd.uuid, item: 's1' },
  }),
})
const cost = (id: string): NeedsOperation => ({
  kind: 'insertGoal',
  index: 1,
  goal: goal(id, 'outcomes', 'Minimize the cost', { source: { study: STUDY.jtbd.uuid, item: 's4' } }),
})
const jobIn = (layer: 'core' | 'related'): NeedsOperation => ({
  kind: 'insertGoal',
  index: 0,
  goal: goal('new0', layer, 'reach a destination', { study: LINK, executor: 'commuters' }),
})

test('in an empty map the job becomes the core job, and each outcome a desired outcome', () => {
  expect(operationsOn(mapWith())).toEqual([jobIn('core'), time('new1'), cost('new2')])
})

test('beside another core job it becomes a related job', () => {
  const needs = mapWith(goal('core', 'core', 'arrive rested', { executor: 'drivers' }))
  expect(operationsOn(needs)).toEqual([jobIn('related'), time('new1'), cost('new2')])
})

test('an empty core job takes its text, and keeps an executor', () => {
  const needs = mapWith(goal('core', 'core', '', { executor: 'drivers' }))
  expect(operationsOn(needs).slice(0, 2)).toEqual([
    { kind: 'setGoalText', goalId: 'core', text: 'reach a destination' },
    { kind: 'setGoalFields', goalId: 'core', fields: { study: LINK } },
  ])
})

test('texts that the map already has are linked', () => {
  const needs = mapWith(
    goal('core', 'core', 'Reach a destination'),
    goal('cost', 'outcomes', 'Minimize the cost'),
  )
  expect(operationsOn(needs)).toEqual([
    { kind: 'setGoalFields', goalId: 'core', fields: { study: LINK, executor: 'commuters' } },
    { ...time('new0'), index: 1 },
    { kind: 'setGoalFields', goalId: 'cost', fields: { source: { study: 'study', item: 's4' } } },
  ])
})

test('what came from the study before stays as it is, even when its text was changed', () => {
  const source = (item: string) => ({ study: STUDY.jtbd.uuid, item })
  const needs = mapWith(
    goal('core', 'core', 'reach it', { study: LINK }),
    goal('time', 'outcomes', 'Minimize the time it takes to arrive', { source: source('s1') }),
    goal('copy', 'outcomes', 'Minimize the time it takes', { source: source('s3') }),
    goal('cost', 'outcomes', 'Minimize the cost', { source: source('s4') }),
  )
  const newId = () => goalId('none')
  expect(bringInStudy(needs, { study: STUDY, docName: 'Trips', newId })).toEqual({
    operation: null,
    added: 0,
  })
})

test('a repeat adds nothing, whatever the study and the map', () => {
  fc.assert(
    fc.property(anyNeeds, anyStudy, (needs, study) => {
      let next = 0
      const newId = () => goalId(`new${next++}`)
      const { operation, added } = bringInStudy(needs, { study, docName: 'Trips', newId })
      const once = operation ? applyNeedsOperation(needs, operation) : needs
      expect(once.goals).toHaveLength(needs.goals.length + added)
      expect(bringInStudy(once, { study, docName: 'Trips', newId })).toEqual({ operation: null, added: 0 })
    }),
  )
})
