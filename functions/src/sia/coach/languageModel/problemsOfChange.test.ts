import { type CheckedStudy, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import {
  type EarlierProposal,
  type ProposedEdit,
  proposalId,
  type WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import { createDraftReview } from './createDraftReview.ts'
import { MODEL_LIMITS, type ModelEdit } from './ModelEdit.ts'

const WAITING = 'Minimize the time guests wait for a table'
const STUDY: CheckedStudy = {
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: [
    {
      ...{ uuid: 'step-1', userInput: 'Locate a free table', category: 'Locate' },
      outcomeStatements: [
        { uuid: 'statement-1', userInput: WAITING },
        { uuid: 'statement-2', userInput: '' },
      ],
    },
    { uuid: 'step-2', userInput: 'Lead the guests', category: 'Execute', outcomeStatements: [] },
    { uuid: 'step-3', userInput: 'Hand over the menu', category: null, outcomeStatements: [] },
    { uuid: 'step-4', userInput: ' ', category: null, outcomeStatements: [] },
    { uuid: 'step-5', userInput: 'Greet the guests', category: null, outcomeStatements: [] },
  ],
}

/** @param isAskedFor whether the member asks for a change */
const reviewOf = (isAskedFor: (edit: WordlessEdit) => boolean, earlier: readonly EarlierProposal[] = []) => {
  let ids = 0
  return createDraftReview(
    {
      ...{
        study: STUDY,
        needs: null,
        said: ['Guests wait.'],
        earlier,
        isFirst: false,
        rules: STANDARD_RULES,
      },
      newId: () => `new-${++ids}`,
    },
    { isAskedFor },
  )
}
const asked = () => true
const unasked = () => false
const change = (more: Partial<ModelEdit>): ModelEdit => ({
  ...{ kind: 'removeStep', target: 's1', text: 'A text of the model', reason: 'You said so.' },
  ...more,
})
const earlierOf = (edit: ProposedEdit, decision: EarlierProposal['decision']): EarlierProposal => ({
  proposal: { id: proposalId('p'), edit, reason: '', rules: [], assumptions: [], remarks: [] },
  decision,
})

test('texts, places and categories are those of the study, whatever text the model sends', () => {
  const { proposals, review, suggestions } = reviewOf(asked)
  review([
    change({ kind: 'moveStatement', target: 's1.1', to: 's2' }),
    change({ kind: 'moveStep', target: 's2', to: 'start' }),
    change({ kind: 'setCategory', target: 's3', category: 'Conclude' }),
    change({ kind: 'removeStep', target: 's1' }),
    change({ kind: 'removeStep', target: 's4' }),
  ])
  expect(proposals.map(({ edit }) => edit)).toEqual([
    {
      ...{ kind: 'moveStatement', statementId: 'statement-1', fromStepId: 'step-1', stepId: 'step-2' },
      text: WAITING,
    },
    {
      ...{ kind: 'moveStep', stepId: 'step-2', fromStepId: 'step-1', afterStepId: null },
      text: 'Lead the guests',
    },
    {
      ...{ kind: 'setCategory', stepId: 'step-3', fromCategory: null, category: 'Conclude' },
      text: 'Hand over the menu',
    },
    { kind: 'removeStep', stepId: 'step-1', text: 'Locate a free table', statements: [WAITING] },
    { kind: 'removeStep', stepId: 'step-4', text: ' ', statements: [] },
  ])
  expect(proposals.map(({ reason, assumptions }) => [reason, assumptions])).toEqual(
    Array.from({ length: 5 }, () => ['You said so.', []]),
  )
  expect(suggestions).toEqual([])
})

test.each<[reason: string, edit: Partial<ModelEdit>, problem: string, isWrongCall: boolean]>([
  ['of an unknown step', { target: 's9' }, 'no step', true],
  ['of a statement as a step', { target: 's1.1' }, 'no step', true],
  ['of no item', { target: null }, 'Name the step', true],
  ['of our own id', { kind: 'removeStatement', target: 'statement-1' }, 'no statement', true],
  ['to an unknown step', { kind: 'moveStatement', target: 's1.1', to: 's9' }, 'no step', true],
  ['of a statement to the start', { kind: 'moveStatement', target: 's1.1', to: 'start' }, 'no step', true],
  ['to nowhere', { kind: 'moveStep' }, 'Name the step as to', true],
  ['to no category', { kind: 'setCategory' }, 'category', true],
  ['to the step that has it', { kind: 'moveStatement', target: 's1.1', to: 's1' }, 'there already', false],
  ['to its own place', { kind: 'moveStep', target: 's2', to: 's1' }, 'there already', false],
  ['after itself', { kind: 'moveStep', target: 's2', to: 's2' }, 'there already', false],
  ['to its own category', { kind: 'setCategory', category: 'Locate' }, 'there already', false],
  ['of a step without a text', { kind: 'moveStep', target: 's4', to: 'start' }, 'no text', false],
  ['of a statement without one', { kind: 'moveStatement', target: 's1.2', to: 's2' }, 'no text', false],
  ['without a reason', { reason: '' }, 'reason', false],
  ['with a name in the reason', { reason: 'You said that Luigi left.' }, 'name', false],
])('a change %s is refused', (_reason, edit, problem, isWrongCall) => {
  const { proposals, review } = reviewOf(asked)
  expect(review([change(edit)])).toMatchObject([
    { isProposed: false, isWrongCall, problems: [expect.stringContaining(problem)] },
  ])
  expect(proposals).toEqual([])
})

test.each<Partial<ModelEdit>>([{ target: 's2' }, { kind: 'removeStatement', target: 's1.1' }])(
  'nothing is removed that the member did not ask to remove: %j',
  (edit) => {
    const drafts = reviewOf(unasked)
    expect(drafts.review([change(edit)])).toMatchObject([
      { isProposed: false, isWrongCall: false, problems: [expect.stringContaining('did not ask')] },
    ])
    // The member has said nothing that could be asked about.
    expect([drafts.proposals, drafts.hasDropped]).toEqual([[], false])
  },
)

test('moves and categories that the member did not ask for are few suggestions with their reasons', () => {
  const drafts = reviewOf(({ kind }) => kind === 'moveStatement')
  const reviewed = drafts.review([
    change({ kind: 'moveStatement', target: 's1.1', to: 's2' }),
    ...['s1', 's2', 's3', 's5'].map((target) =>
      change({ kind: 'setCategory', target, category: 'Confirm', reason: 'Guests wait there.' }),
    ),
  ])
  expect(reviewed.map(({ isProposed }) => isProposed)).toEqual([true, true, true, true, false])
  expect(drafts.suggestions).toHaveLength(MODEL_LIMITS.suggestions)
  expect(drafts.proposals.map(({ reason }) => reason)).toEqual([
    'You said so.',
    ...Array.from({ length: 3 }, () => 'My suggestion: Guests wait there.'),
  ])
})

test('a second move of one item replaces the first', () => {
  const drafts = reviewOf(unasked)
  drafts.review([change({ kind: 'moveStep', target: 's3', to: 'start' })])
  drafts.review([change({ kind: 'moveStep', target: 's3', to: 's1' })])
  expect(drafts.proposals.map(({ edit }) => edit)).toMatchObject([
    { stepId: 'step-3', afterStepId: 'step-1' },
  ])
  expect(drafts.suggestions).toEqual(drafts.proposals)
})

test.each<[before: Partial<ModelEdit>, edit: Partial<ModelEdit>]>([
  [{ target: 's2' }, { kind: 'moveStatement', target: 's1.1', to: 's2' }],
  [{ kind: 'moveStatement', target: 's1.1', to: 's2' }, { target: 's2' }],
  [{ kind: 'moveStep', target: 's2', to: 's3' }, { target: 's3' }],
  [
    { kind: 'removeStatement', target: 's1.1' },
    { kind: 'moveStatement', target: 's1.1', to: 's2' },
  ],
  [{ target: 's2' }, { kind: 'rewriteStep', target: 's2', text: 'Lead the guests to a table' }],
])('after %j, %j contradicts the answer', (before, edit) => {
  const { proposals, review } = reviewOf(asked)
  expect(review([change(before), change(edit)])).toMatchObject([
    { isProposed: true },
    { isProposed: false, problems: [expect.stringContaining('contradicts')] },
  ])
  expect(proposals).toHaveLength(1)
})

test('a rejected change is proposed again only if the member asks for it', () => {
  const move: ProposedEdit = {
    ...{ kind: 'moveStep', stepId: 'step-2', fromStepId: 'step-1', afterStepId: null },
    text: 'Lead the guests',
  }
  const again = change({ kind: 'moveStep', target: 's2', to: 'start' })
  for (const decision of [null, { kind: 'rejected' as const }]) {
    const earlier = [earlierOf(move, decision)]
    expect(reviewOf(unasked, earlier).review([again])).toMatchObject([{ isProposed: false }])
    expect(reviewOf(asked, earlier).review([again])).toMatchObject([{ isProposed: true }])
  }
})
