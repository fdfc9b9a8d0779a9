import type {
  JobStepCategory,
  OutcomeStatement,
  Study,
  StudyOperation,
} from '@outcome-studio/shared/domain/study'
import {
  applyStudyOperation,
  inverseOf,
  jobStepUuid,
  outcomeStatementUuid,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { planCategories } from './planCategories.ts'
import { planRemovals } from './planRemovals.ts'
import { planStatementMoves } from './planStatementMoves.ts'

const step = (uuid: string, category: JobStepCategory | null, ...statements: readonly string[]) => ({
  uuid: jobStepUuid(uuid),
  userInput: uuid,
  category,
  remarks: [],
  outcomeStatements: statements.map((id) => ({
    uuid: outcomeStatementUuid(id),
    userInput: id,
    remarks: [],
  })),
})
const study: Study = {
  jtbd: { uuid: studyUuid('job'), executor: '', userInput: '', remarks: [] },
  jobSteps: [step('one', 'Define', 'a', 'b', 'c'), step('two', null, 'd', 'e'), step('three', null)],
}

const applied = (before: Study, operation: StudyOperation | null): Study =>
  operation === null ? before : applyStudyOperation(before, operation)
const places = ({ jobSteps }: Study) =>
  jobSteps.map(
    ({ uuid, outcomeStatements }) => `${uuid}: ${outcomeStatements.map((each) => each.uuid).join('')}`,
  )
const statementsOf = ({ jobSteps }: Study): readonly OutcomeStatement[] =>
  jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)

test.each([
  ['to the end of a step', ['a', 'c'], 'two', ['one: b', 'two: deac', 'three: ']],
  ['in study order, not in the order of selection', ['e', 'b'], 'three', ['one: ac', 'two: d', 'three: be']],
  ['only from other steps', ['d', 'a'], 'two', ['one: bc', 'two: dea', 'three: ']],
])('statements move %s', (_how, ids, stepId, after) => {
  const operation = planStatementMoves(study, new Set(ids), jobStepUuid(stepId))
  expect(places(applied(study, operation))).toEqual(after)
})

test.each([
  ['statements of the step itself', ['d'], 'two'],
  ['job steps', ['one'], 'two'],
  ['unknown items', ['z'], 'two'],
  ['statements to an unknown step', ['a'], 'four'],
])('nothing moves for %s', (_what, ids, stepId) => {
  expect(planStatementMoves(study, new Set(ids), jobStepUuid(stepId))).toBeNull()
})

test.each([
  ['statements', ['a', 'e'], ['one: bc', 'two: d', 'three: ']],
  ['a step with its statements', ['one', 'a'], ['two: de', 'three: ']],
  ['both', ['three', 'd'], ['one: abc', 'two: e']],
])('%s are removed', (_what, ids, after) => {
  expect(places(applied(study, planRemovals(study, new Set(ids))))).toEqual(after)
})

test('nothing is removed for unknown items', () => {
  expect(planRemovals(study, new Set(['z', 'job']))).toBeNull()
})

test.each([
  ['the steps of statements', ['a', 'e'], 'Execute', ['Execute', 'Execute', null]],
  ['selected steps', ['three'], 'Execute', ['Define', null, 'Execute']],
  ['a step once for all its statements', ['a', 'b'], null, [null, null, null]],
] as const)('a category is set for %s', (_what, ids, category, after) => {
  const changed = applied(study, planCategories(study, new Set(ids), category))
  expect(changed.jobSteps.map((each) => each.category)).toEqual(after)
})

test('a category that all steps have changes nothing', () => {
  expect(planCategories(study, new Set(['a']), 'Define')).toBeNull()
})

const selection = fc.array(
  fc.oneof(
    fc.nat(5).map((at) => `step${at}`),
    fc.nat(12).map((at) => `statement${at}`),
  ),
)

test('a move loses, doubles and changes no statement', () => {
  fc.assert(
    fc.property(anyStudy, selection, fc.nat(5), (before, ids, at) => {
      const after = applied(before, planStatementMoves(before, new Set(ids), jobStepUuid(`step${at}`)))
      const byId = (one: OutcomeStatement, other: OutcomeStatement) => one.uuid.localeCompare(other.uuid)
      expect(statementsOf(after).toSorted(byId)).toEqual(statementsOf(before).toSorted(byId))
    }),
  )
})

test('a removal takes away what is selected and nothing else', () => {
  fc.assert(
    fc.property(anyStudy, selection, (before, ids) => {
      const after = applied(before, planRemovals(before, new Set(ids)))
      const kept = before.jobSteps.filter(({ uuid }) => !ids.includes(uuid))
      expect(after.jobSteps.map(({ uuid }) => uuid)).toEqual(kept.map(({ uuid }) => uuid))
      const statements = kept.flatMap((each) => each.outcomeStatements)
      expect(statementsOf(after)).toEqual(statements.filter(({ uuid }) => !ids.includes(uuid)))
    }),
  )
})

test('each bulk edit is undone at once', () => {
  fc.assert(
    fc.property(anyStudy, selection, fc.nat(5), (before, ids, at) => {
      const selected = new Set(ids)
      for (const operation of [
        planStatementMoves(before, selected, jobStepUuid(`step${at}`)),
        planRemovals(before, selected),
        planCategories(before, selected, 'Execute'),
      ]) {
        const inverse = operation && inverseOf(before, operation)
        expect(applied(applied(before, operation), inverse)).toEqual(before)
      }
    }),
  )
})
