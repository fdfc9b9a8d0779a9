import {
  type CoachMessage,
  type ProposedEdit,
  proposalId,
  siaMessageId,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import {
  applyStudyOperation,
  type Study,
  studyFromOutline,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { planMove } from '../proposals/planMove.ts'
import { conversationFacts } from './conversationFacts.ts'

let ids = 0
const study = studyFromOutline(
  {
    executor: 'Hosts',
    job: 'Seat guests',
    steps: [{ step: 'Find a table', category: 'Locate', outcomes: [] }],
  },
  { uuid: studyUuid('study'), newId: () => `id-${ids++}` },
)
const stepId = study.jobSteps[0]?.uuid ?? ''

function answer(
  at: number,
  edits: readonly ProposedEdit[],
  { unclear = '', decisions = {} }: { unclear?: string; decisions?: CoachMessage['decisions'] } = {},
) {
  return {
    id: siaMessageId(`answer-${at}`),
    parentId: siaMessageId(`said-${at}`),
    proposals: edits.map((edit, place) => ({
      id: proposalId(`p${place}`),
      edit,
      reason: '',
      rules: [],
      assumptions: [],
      remarks: [],
    })),
    decisions,
    state: writeCoachState({
      open: { kind: 'gaps' },
      passed: [],
      misses: 0,
      hostile: 0,
      unclear,
    }),
  }
}

test('what the study has is linked to the message that it came from', () => {
  const answers = [
    answer(1, [{ kind: 'setExecutor', before: '', after: 'Hosts' }]),
    answer(2, [{ kind: 'setJob', before: '', after: 'Seat people' }], {
      decisions: { [proposalId('p0')]: { kind: 'accepted', text: 'Seat guests' } },
    }),
    answer(3, [{ kind: 'addStep', stepId, afterStepId: null, text: 'Find a table', category: null }]),
  ]
  expect(conversationFacts(answers, study)).toEqual([
    { key: 'executor', about: 'executor', text: 'Hosts', source: 'said-1' },
    { key: 'job', about: 'job', text: 'Seat guests', source: 'said-2' },
    { key: stepId, about: 'step', text: 'Find a table', source: 'said-3' },
  ])
})

test('what was there before has no message', () => {
  expect(conversationFacts([], study).map(({ source }) => source)).toEqual([null, null, null])
})

test('open are drafts without a decision, and words that the next answer has not placed', () => {
  const statement = (id: string): ProposedEdit => ({
    kind: 'addStatement',
    statementId: id,
    stepId,
    text: `Minimize the time it takes to ${id}`,
  })
  const answers = [
    answer(1, [], { unclear: 'placed by the next one' }),
    answer(2, [statement('seat'), statement('rejected'), { kind: 'setJob', before: '', after: 'Old' }], {
      decisions: { [proposalId('p1')]: { kind: 'rejected' } },
    }),
    answer(3, [{ kind: 'setJob', before: '', after: 'New' }], { unclear: 'the night thing' }),
  ]
  const open = conversationFacts(answers, study).filter(
    ({ about }) => about === 'draft' || about === 'unclear',
  )
  expect(open.map(({ about, text, source }) => [about, text, source])).toEqual([
    ['draft', 'Minimize the time it takes to seat', 'answer-2'],
    ['draft', 'New', 'answer-3'],
    ['unclear', 'the night thing', 'said-3'],
  ])
})

test('a statement to move is open until it is in the other step, and is no source of that step', () => {
  const trips = studyFromOutline(
    {
      executor: '',
      job: '',
      steps: [
        { step: 'Plan', category: 'Define', outcomes: ['Minimize the time it takes to plan'] },
        { step: 'Travel', category: 'Execute', outcomes: [] },
      ],
    },
    { uuid: studyUuid('trips'), newId: () => `id-${ids++}` },
  )
  const [from, to] = trips.jobSteps
  const statementId = from?.outcomeStatements[0]?.uuid ?? ''
  const stepId = to?.uuid ?? ''
  const edit: ProposedEdit = {
    ...{ kind: 'moveStatement', statementId, fromStepId: from?.uuid ?? '', stepId },
    text: 'Minimize the time it takes to plan',
  }
  const listed = (study: Study) =>
    conversationFacts([answer(1, [edit])], study).map(({ about, text, source }) => [about, text, source])
  expect(listed(trips).slice(2)).toEqual([
    ['draft', 'Move to job step 2: Minimize the time it takes to plan', 'answer-1'],
  ])
  const plan = planMove(trips, statementId, stepId)
  const moved = plan.kind === 'ready' ? applyStudyOperation(trips, plan.operation) : trips
  expect(listed(moved)).toEqual([
    ['step', 'Plan', null],
    ['step', 'Travel', null],
  ])
})
