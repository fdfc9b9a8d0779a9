import { type ProposedEdit, SIA_REMOVED_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import {
  applyStudyOperation,
  jobStepUuid,
  newOutcomeStatement,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
  studyFromOutline,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { removedBy } from './planChange.ts'
import { moveOrigin } from './planMove.ts'
import { planProposal } from './planProposal.ts'
import { planReversal } from './planReversal.ts'

const ids = ['step', 'statement', 'other step', 'other statement'].values()
const STUDY = studyFromOutline(
  {
    executor: 'commuters',
    job: 'reach work',
    steps: [
      { step: 'Plan the trip', category: 'Define', outcomes: ['Minimize the time'] },
      { step: 'Travel', category: 'Execute', outcomes: ['Minimize the likelihood'] },
    ],
  },
  { uuid: studyUuid('u'), newId: () => ids.next().value ?? 'more' },
)
const [STEP, OTHER] = STUDY.jobSteps
const stepId = String(STEP?.uuid)
const statementId = String(STEP?.outcomeStatements[0]?.uuid)
const otherId = String(OTHER?.uuid)
const MOVE = {
  kind: 'moveStatement',
  statementId,
  fromStepId: stepId,
  stepId: otherId,
  text: 'Minimize the time',
} as const
const MOVE_STEP = {
  kind: 'moveStep',
  stepId: otherId,
  fromStepId: stepId,
  afterStepId: null,
  text: 'Travel',
} as const
const apply = (study: Study, operation: StudyOperation | null) => {
  if (operation === null) throw new Error('There is no operation.')
  return applyStudyOperation(study, operation)
}
const accept = (study: Study, edit: ProposedEdit) => {
  const plan = planProposal({ edit }, study)
  if (plan.kind !== 'ready') throw new Error(`The plan is ${plan.kind}.`)
  return apply(study, plan.operation)
}

test.each<ProposedEdit>([
  { kind: 'setExecutor', before: 'commuters', after: 'travelers' },
  { kind: 'setJob', before: 'reach work', after: 'get home' },
  { kind: 'addStep', stepId: 'new', afterStepId: stepId, text: 'Board the train', category: 'Execute' },
  { kind: 'rewriteStep', stepId, before: 'Plan the trip', after: 'Plan the route' },
  { kind: 'addStatement', statementId: 'new', stepId, text: 'Minimize the cost' },
  { kind: 'rewriteStatement', statementId, before: 'Minimize the time', after: 'Minimize the cost' },
  MOVE,
  MOVE_STEP,
  { kind: 'setCategory', stepId, fromCategory: 'Define', category: 'Locate', text: 'Plan the trip' },
])('the reversal of $kind restores the study', (edit) => {
  const accepted = accept(STUDY, edit)
  const reversal = planReversal({ edit }, accepted)
  expect(accepted).not.toEqual(STUDY)
  expect(reversal && applyStudyOperation(accepted, reversal)).toEqual(STUDY)
})

test.each<ProposedEdit>([
  { kind: 'addStep', stepId, afterStepId: null, text: 'Plan the trip', category: 'Define' },
  { kind: 'addStep', stepId: 'gone', afterStepId: null, text: 'Plan', category: null },
  { ...MOVE, fromStepId: 'gone' },
  { ...MOVE, statementId: 'gone' },
  { ...MOVE_STEP, stepId: 'gone' },
  { ...MOVE_STEP, fromStepId: 'gone' },
  { kind: 'setCategory', stepId: 'gone', fromCategory: null, category: 'Locate', text: 'Plan' },
  { kind: 'removeStep', stepId, text: 'Plan the trip', statements: [] },
  { kind: 'removeStatement', statementId, text: 'Minimize the time' },
  { kind: 'addGoal', goalId: 'goal', layer: 'core', text: 'Reach work' },
])('nothing is lost with a step that has statements, or with what is gone: %j', (edit) => {
  expect(planReversal({ edit }, STUDY)).toBeNull()
})

test('a statement that moves back replaces the empty one that its step has begun with since', () => {
  const moved = apply(accept(STUDY, MOVE), {
    kind: 'insertOutcomeStatement',
    stepId: jobStepUuid(stepId),
    index: 0,
    outcomeStatement: newOutcomeStatement(outcomeStatementUuid('empty')),
  })
  expect(apply(moved, planReversal({ edit: MOVE }, moved))).toEqual(STUDY)
})

describe('what was moved before it was accepted', () => {
  const add = (study: Study, id: string, at = stepId) =>
    accept(study, { kind: 'addStatement', statementId: id, stepId: at, text: `Minimize the ${id}` })

  test.each<readonly [string, Study, ProposedEdit]>([
    ['a statement among others', add(add(STUDY, 'cost'), 'risk'), { ...MOVE, statementId: 'cost' }],
    ['the first of several', add(add(STUDY, 'cost'), 'risk'), MOVE],
    ['the first of two', add(STUDY, 'cost'), MOVE],
    ['the only one', STUDY, MOVE],
    ['one of another step', STUDY, { ...MOVE, fromStepId: otherId }],
    ['a step', STUDY, { ...MOVE_STEP, fromStepId: 'gone' }],
  ])('goes back to where it was: %s', (_what, study, edit) => {
    const accepted = accept(study, edit)
    expect(apply(accepted, planReversal({ edit }, accepted, { origin: moveOrigin(edit, study) }))).toEqual(
      study,
    )
  })

  test('goes to the end of its step if the statement before it is gone', () => {
    const study = add(add(STUDY, 'cost'), 'risk')
    const edit = { ...MOVE, statementId: 'cost' }
    const without = apply(accept(study, edit), {
      ...{ kind: 'removeOutcomeStatement', statementId: outcomeStatementUuid(statementId) },
    })
    const back = apply(without, planReversal({ edit }, without, { origin: moveOrigin(edit, study) }))
    expect(back.jobSteps[0]?.outcomeStatements.map(({ uuid }) => uuid)).toEqual(['risk', 'cost'])
  })
})

const REMOVALS = [
  { kind: 'removeStep', stepId, text: 'Plan the trip', statements: ['Minimize the time'] },
  { kind: 'removeStatement', statementId, text: 'Minimize the time' },
] as const
/** With a rating and a quote, which no proposal has. */
const RATED = {
  ...STUDY,
  jobSteps: STUDY.jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((statement) => ({
      ...statement,
      rating: { importance: 8, satisfaction: 3 },
      tags: ['late'],
    })),
  })),
}

test.each(REMOVALS)(
  'the reversal of $kind brings back all that was removed, by what the decision has',
  (edit) => {
    const accepted = accept(RATED, edit)
    const removed = removedBy(RATED, { edit })
    expect(planProposal({ edit }, accepted)).toEqual({ kind: 'done' })
    expect(apply(accepted, planReversal({ edit }, accepted, { removed }))).toEqual(RATED)
    expect(planReversal({ edit }, accepted)).toBeNull()
  },
)

test.each(REMOVALS)('what $kind removed comes last if its place is gone', (edit) => {
  const [, other] = RATED.jobSteps
  const long = { ...RATED, jobSteps: [...(other ? [other] : []), ...RATED.jobSteps.slice(0, 1)] }
  const removed = removedBy(long, { edit })
  const accepted = accept(long, edit)
  const left = edit.kind === 'removeStep' ? { ...accepted, jobSteps: [] } : accepted
  const back = apply(left, planReversal({ edit }, left, { removed }))
  expect(JSON.stringify(back)).toContain('Minimize the time')
})

test('a statement does not come back into a step that is gone', () => {
  const [, edit] = REMOVALS
  const accepted = { ...accept(RATED, edit), jobSteps: [] }
  expect(planReversal({ edit }, accepted, { removed: removedBy(RATED, { edit }) })).toBeNull()
})

test('more than a decision can have is not recorded', () => {
  const [edit] = REMOVALS
  const long = apply(STUDY, {
    kind: 'updateJobStep',
    stepId: jobStepUuid(stepId),
    userInput: 'x'.repeat(SIA_REMOVED_MAX_LENGTH),
  })
  expect(removedBy(long, { edit })).toBeUndefined()
  expect(removedBy(STUDY, { edit: MOVE })).toBeUndefined()
})
