import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { applyStudyOperation, studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { planProposal } from './planProposal.ts'
import { planReversal } from './planReversal.ts'

const ids = ['step', 'statement'].values()
const STUDY = studyFromOutline(
  {
    executor: 'commuters',
    job: 'reach work',
    steps: [{ step: 'Plan the trip', category: 'Define', outcomes: ['Minimize the time'] }],
  },
  { uuid: studyUuid('u'), newId: () => ids.next().value ?? 'more' },
)
const [STEP] = STUDY.jobSteps
const stepId = String(STEP?.uuid)
const statementId = String(STEP?.outcomeStatements[0]?.uuid)

test.each<ProposedEdit>([
  { kind: 'setExecutor', before: 'commuters', after: 'travelers' },
  { kind: 'setJob', before: 'reach work', after: 'get home' },
  { kind: 'addStep', stepId: 'new', afterStepId: stepId, text: 'Board the train', category: 'Execute' },
  { kind: 'rewriteStep', stepId, before: 'Plan the trip', after: 'Plan the route' },
  { kind: 'addStatement', statementId: 'new', stepId, text: 'Minimize the cost' },
  { kind: 'rewriteStatement', statementId, before: 'Minimize the time', after: 'Minimize the cost' },
])('the reversal of $kind restores the study', (edit) => {
  const plan = planProposal({ edit }, STUDY)
  if (plan.kind !== 'ready') throw new Error(`The plan is ${plan.kind}.`)
  const accepted = applyStudyOperation(STUDY, plan.operation)
  const reversal = planReversal({ edit }, accepted)
  expect(accepted).not.toEqual(STUDY)
  expect(reversal && applyStudyOperation(accepted, reversal)).toEqual(STUDY)
})

test.each<ProposedEdit>([
  { kind: 'addStep', stepId, afterStepId: null, text: 'Plan the trip', category: 'Define' },
  { kind: 'addStep', stepId: 'gone', afterStepId: null, text: 'Plan', category: null },
  { kind: 'addGoal', goalId: 'goal', layer: 'core', text: 'Reach work' },
])('nothing is lost with a step that has statements, or is gone: %j', (edit) => {
  expect(planReversal({ edit }, STUDY)).toBeNull()
})
