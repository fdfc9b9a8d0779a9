import {
  type CoachContext,
  proposalId,
  proposedText,
  type WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import { contextOf, FIRST } from '../testing/reviewContext.ts'
import { createDraftReview } from './createDraftReview.ts'
import { MODEL_LIMITS, type ModelEdit } from './ModelEdit.ts'

/** @param isAskedFor whether the member asks for a change */
const reviewOf = (more: Partial<CoachContext> = {}, isAskedFor = (_edit: WordlessEdit) => false) =>
  createDraftReview(contextOf(more), { isAskedFor })

const edit = (more: Partial<ModelEdit> = {}): ModelEdit => ({
  kind: 'addStatement',
  target: 's2',
  text: 'Minimize the likelihood that the menu is missing when guests wait',
  reason: 'You said that the menu is missing.',
  ...more,
})

test('what the text was before is taken from the study', () => {
  const { proposals, review } = reviewOf()
  review([
    edit({ kind: 'setExecutor', text: 'Hosts of guests' }),
    edit({ kind: 'rewriteStep', target: 's2', text: 'Lead the guests to a table' }),
    edit({
      kind: 'rewriteStatement',
      target: 's1.1',
      text: 'Minimize the time guests wait for a free table',
    }),
  ])
  expect(proposals.map((each) => each.edit)).toEqual([
    { kind: 'setExecutor', before: 'Hosts', after: 'Hosts of guests' },
    {
      kind: 'rewriteStep',
      stepId: 'step-2',
      before: 'Lead the guests',
      after: 'Lead the guests to a table',
    },
    {
      kind: 'rewriteStatement',
      statementId: 'statement-1',
      before: FIRST,
      after: 'Minimize the time guests wait for a free table',
    },
  ])
})

test.each([
  ['start', null],
  ['s1', 'step-1'],
  ['', 'step-2'],
  [null, 'step-2'],
])('a new step with target %j follows %j', (target, afterStepId) => {
  const { proposals, review } = reviewOf()
  review([edit({ kind: 'addStep', target, text: 'Confirm the menu', category: 'Confirm' })])
  expect(proposals).toMatchObject([{ edit: { kind: 'addStep', afterStepId, category: 'Confirm' } }])
})

test('new steps for one place follow each other', () => {
  const { proposals, review } = reviewOf()
  const adding = (text: string, target: string | null) => edit({ kind: 'addStep', target, text })
  review([adding('Confirm the menu', null), adding('Greet the guests', 'start')])
  review([adding('Serve the menu', null)])
  expect(proposals.map((each) => each.edit)).toMatchObject([
    { stepId: 'new-1', afterStepId: 'step-2' },
    { afterStepId: null },
    { afterStepId: 'new-1' },
  ])
})

test('a second rewrite of one text replaces the first', () => {
  const { proposals, review } = reviewOf()
  review([edit({ kind: 'setJob', text: 'Seat the guests that wait' })])
  review([edit({ kind: 'setJob', text: 'Seat waiting guests' })])
  expect(proposals.map(proposedText)).toEqual(['Seat waiting guests'])
})

test.each<[reason: string, change: Partial<ModelEdit>, problem: string]>([
  ['an error of the checker', { text: 'Find the menu' }, 'O1'],
  ['the text of another statement', { text: FIRST }, 'says this already'],
  ['the same meaning', { text: FIRST.replace('find', 'finding') }, 'says this already'],
  ['no change', { kind: 'setJob', text: 'Seat guests' }, 'what the study says now'],
  ['a number', { text: 'Minimize the time it takes to find 7 tables when guests wait' }, 'number or a name'],
  ['a link', { text: 'Minimize the time it takes to find www.menu.example' }, 'plain text'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['an unknown step', { target: 's9' }, 'no step'],
  ['no layer', { kind: 'addGoal' }, 'layer'],
  ['a second core job', { kind: 'addGoal', layer: 'core', text: 'Serve guests' }, 'core job'],
])('a draft with %s is refused', (_reason, change, problem) => {
  const { proposals, review } = reviewOf()
  expect(review([edit(change)])).toMatchObject([
    { isProposed: false, problems: expect.arrayContaining([expect.stringContaining(problem)]) },
  ])
  expect(proposals).toEqual([])
})

test('a rejected draft is not proposed again', () => {
  const proposal = {
    id: proposalId('earlier'),
    edit: { kind: 'setJob' as const, before: 'Seat guests', after: 'Seat waiting guests' },
    reason: 'Why not.',
    rules: [],
    assumptions: [],
    remarks: [],
  }
  const { review } = reviewOf({ earlier: [{ proposal, decision: { kind: 'rejected' } }] })
  expect(review([edit({ kind: 'setJob', text: 'Seat waiting guests' })])).toMatchObject([
    { isProposed: false },
  ])
})

test('the place of a draft is closed after two rewrites', () => {
  const { proposals, review } = reviewOf()
  for (let round = 0; round <= MODEL_LIMITS.rewrites; round += 1) review([edit({ text: 'Find the menu' })])
  expect(review([edit()])).toMatchObject([
    { isProposed: false, problems: [expect.stringContaining('often')] },
  ])
  expect(proposals).toEqual([])
})
