import { type ProposedEdit, proposalId } from '@outcome-studio/shared/domain/coach'
import {
  applyStudyOperation,
  jobStepUuid,
  outcomeStatementUuid,
  studyFromOutline,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { proposalGroups, proposalPlace } from './proposalPlace.ts'

const ids = ['plan', 'first', 'second', 'travel'].values()
const STUDY = studyFromOutline(
  {
    executor: 'commuters',
    job: 'reach work',
    steps: [
      { step: 'Plan the trip', category: 'Define', outcomes: ['Minimize the time', 'Minimize the cost'] },
      { step: 'Travel', category: 'Execute', outcomes: [] },
    ],
  },
  { uuid: studyUuid('u'), newId: () => ids.next().value ?? 'more' },
)
const move = (stepId: string, statementId = 'second') =>
  ({ kind: 'moveStatement', statementId, fromStepId: 'plan', stepId, text: 'Minimize the cost' }) as const
const moveStep = (stepId: string, afterStepId: string | null) =>
  ({ kind: 'moveStep', stepId, fromStepId: null, afterStepId, text: 'Travel' }) as const
const category = (fromCategory: 'Define' | null) =>
  ({ kind: 'setCategory', stepId: 'plan', fromCategory, category: 'Prepare', text: 'Plan the trip' }) as const
const remove = (...statements: readonly string[]) =>
  ({ kind: 'removeStep', stepId: 'plan', text: 'Plan the trip', statements }) as const
const add = (statementId: string, stepId: string) =>
  ({ kind: 'addStatement', statementId, stepId, text: 'Minimize the risk' }) as const
const addStep = (afterStepId: string | null, category: 'Prepare' | null = null) =>
  ({ kind: 'addStep', stepId: 'new', afterStepId, text: 'Buy a ticket', category }) as const

test.each<readonly [string, ProposedEdit]>([
  ['Job executor', { kind: 'setExecutor', before: '', after: 'Riders' }],
  ['Job step 2', { kind: 'rewriteStep', stepId: 'travel', before: 'Travel', after: 'Ride' }],
  ['A job step', { kind: 'rewriteStep', stepId: 'gone', before: 'Travel', after: 'Ride' }],
  ['New job step, after 1. Plan the trip', addStep('plan')],
  ['New job step, Prepare, after 2. Travel', addStep('travel', 'Prepare')],
  ['New job step, Prepare, at the beginning', addStep(null, 'Prepare')],
  ['New job step, Prepare', addStep('gone', 'Prepare')],
  ['Job step 2, new outcome statement', add('new', 'travel')],
  ['New outcome statement', add('new', 'gone')],
  ['Outcome statement 1.2', { kind: 'rewriteStatement', statementId: 'second', before: '', after: 'B' }],
  ['An outcome statement', { kind: 'rewriteStatement', statementId: 'gone', before: '', after: 'B' }],
  ['Move to job step 2, from job step 1', move('travel')],
  ['Move to another job step, from job step 1', move('gone')],
  ['Move to job step 2', move('travel', 'gone')],
  ['Move to the beginning', moveStep('travel', null)],
  ['Move after 2. Travel', moveStep('plan', 'travel')],
  ['Move after another job step', moveStep('plan', 'gone')],
  ['Category Prepare instead of Define', category('Define')],
  ['Category Prepare', category(null)],
  ['Remove job step', remove()],
  ['Remove job step with 1 outcome statement', remove('Minimize the time')],
  ['Remove job step with 2 outcome statements', remove('Minimize the time', 'Minimize the cost')],
  ['Remove outcome statement', { kind: 'removeStatement', statementId: 'second', text: 'Minimize the cost' }],
])('the place reads “%s”', (place, edit) => {
  expect(proposalPlace(edit, STUDY)).toBe(place)
})

test('the first job step has no place among others', () => {
  expect(proposalPlace(addStep(null), { ...STUDY, jobSteps: [] })).toBe('New job step')
})

test('an untitled job step is named by its number', () => {
  const [first, ...others] = STUDY.jobSteps
  if (first === undefined) throw new Error('The study has a step.')
  const untitled = { ...STUDY, jobSteps: [{ ...first, userInput: ' ' }, ...others] }
  expect(proposalPlace(addStep('plan'), untitled)).toBe('New job step, after 1. Untitled job step')
})

test('a statement that has moved still says where it came from', () => {
  const moved = applyStudyOperation(STUDY, {
    kind: 'moveOutcomeStatement',
    statementId: outcomeStatementUuid('second'),
    stepId: jobStepUuid('travel'),
    to: 0,
  })
  expect(proposalPlace(move('travel'), moved)).toBe('Move to job step 2, from job step 1')
})

test('new statements are grouped by their job step; a single one and moves are in no group', () => {
  const proposals = [
    add('a', 'plan'),
    add('b', 'travel'),
    add('c', 'travel'),
    move('travel'),
    move('travel'),
  ].map((edit, at) => ({ id: proposalId(`p${at}`), edit }))
  expect(
    proposalGroups(proposals, STUDY).map(({ what, proposals: listed }) => [what, listed.map(({ id }) => id)]),
  ).toEqual([['for job step 2', ['p1', 'p2']]])
})
