import {
  type CoachState,
  type Proposal,
  type ProposedEdit,
  proposalId,
  siaMessageId,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { closedAlternatives, supersededProposals } from './settledProposals.ts'

const proposal = (id: string, edit: ProposedEdit): Proposal => ({
  id: proposalId(id),
  edit,
  reason: '',
  rules: [],
  assumptions: [],
  remarks: [],
})
const job = (id: string, after: string) => proposal(id, { kind: 'setJob', before: '', after })
const step = (id: string) =>
  proposal(id, { kind: 'addStep', stepId: `step-${id}`, afterStepId: null, text: id, category: null })
const move = (id: string, stepId: string, statementId = 'statement') =>
  proposal(id, {
    kind: 'moveStatement',
    statementId,
    fromStepId: 'step-0',
    stepId,
    text: 'Minimize the time',
  })
const answer = (id: string, proposals: readonly Proposal[], state: Partial<CoachState> = {}) => ({
  id: siaMessageId(id),
  proposals,
  state: writeCoachState({
    open: { kind: 'gaps' },
    passed: [],
    misses: 0,
    hostile: 0,
    unclear: '',
    ...state,
  }),
})
const found = (...answers: Parameters<typeof supersededProposals>[0]) =>
  [...supersededProposals(answers)].map(([id, gone]) => [id, [...gone]])

test('a later text for the same place supersedes an earlier one', () => {
  expect(found(answer('a', [job('1', 'Seat guests')]), answer('b', [job('2', 'Host guests')]))).toEqual([
    ['a', ['1']],
  ])
})

test('a later move of a statement supersedes an earlier one, and no new text for it', () => {
  const rewrite = proposal('3', {
    kind: 'rewriteStatement',
    statementId: 'statement',
    before: '',
    after: 'B',
  })
  expect(
    found(
      answer('a', [move('1', 'step-1'), move('2', 'step-1', 'other'), rewrite]),
      answer('b', [move('1', 'step-2')]),
    ),
  ).toEqual([['a', ['1']]])
  const moves = [move('1', 'step-1'), move('2', 'step-2')]
  expect(closedAlternatives(moves, ({ id }) => id === '2')).toEqual(new Set(['1']))
})

test('another step supersedes nothing, unless it corrects one', () => {
  expect(found(answer('a', [step('1'), step('2')]), answer('b', [step('3')]))).toEqual([])
  expect(
    found(answer('a', [step('1'), step('2')]), answer('b', [step('3')], { replaced: ['step-2'] })),
  ).toEqual([['a', ['2']]])
})

test('of several jobs in one answer, the accepted one closes the others', () => {
  const jobs = [job('1', 'Seat guests'), job('2', 'Host guests'), step('3')]
  expect(closedAlternatives(jobs, () => false)).toEqual(new Set())
  expect(closedAlternatives(jobs, ({ id }) => id === '2')).toEqual(new Set(['1']))
  expect(closedAlternatives(jobs, ({ id }) => id === '3')).toEqual(new Set())
})
