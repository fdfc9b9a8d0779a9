import { RULES, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import {
  isWordless,
  PROPOSED_EDIT_KINDS,
  proposalId,
  proposedText,
  type WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import fc from 'fast-check'
import { addsNothing } from '../../../judge/prompt/addsNothing.ts'
import { unsaidWords } from '../words/unsaidWords.ts'
import { createDraftReview } from './createDraftReview.ts'
import { MODEL_LIMITS, type ModelEdit } from './ModelEdit.ts'
import { remarksOnDraft } from './remarksOnDraft.ts'
import { saidTexts } from './saidTexts.ts'

const TEXTS = ['Locate a free table', 'Lead the guests']
const FIRST = 'Minimize the time it takes to find a free table when guests wait'

function contextOf(more: Partial<CoachContext> = {}): CoachContext {
  let ids = 0
  return {
    study: {
      jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
      jobSteps: [
        {
          uuid: 'step-1',
          userInput: 'Locate a free table',
          category: 'Locate',
          outcomeStatements: [{ uuid: 'statement-1', userInput: FIRST }],
        },
        { uuid: 'step-2', userInput: 'Lead the guests', category: 'Execute', outcomeStatements: [] },
      ],
    },
    needs: { uuid: 'needs', goals: [{ layer: 'core', text: 'Seat guests' }] },
    said: ['Guests wait long, and the menu is missing.'],
    earlier: [],
    isFirst: false,
    rules: STANDARD_RULES,
    newId: () => `new-${++ids}`,
    ...more,
  }
}

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

const WORDS = [
  'table',
  'menu',
  'guests',
  'stroller',
  'Luigi',
  'seven',
  '7',
  'when',
  'https://evil.example',
  '<b>',
]
const text = fc.oneof(
  fc.string(),
  fc
    .tuple(
      fc.constantFrom(
        'Minimize the time it takes to find the',
        'Increase the likelihood that the',
        'Seat',
        'Feel',
        '',
      ),
      fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }),
    )
    .map(([start, words]) => [start, ...words].join(' ')),
)
const modelEdit: fc.Arbitrary<ModelEdit> = fc.record(
  {
    kind: fc.constantFrom(...PROPOSED_EDIT_KINDS),
    to: fc.option(fc.constantFrom('s1', 's2', 's9', 'start', 'step-1', '')),
    target: fc.oneof(fc.constantFrom('s1', 's2', 's1.1', 's9', 'start', 'step-1', '', null), fc.string()),
    text,
    category: fc.option(fc.constantFrom(...JOB_STEP_CATEGORIES)),
    layer: fc.option(fc.constantFrom(...NEED_LAYERS)),
    reason: fc.oneof(fc.constant('You said so.'), fc.string()),
    rules: fc.option(fc.array(fc.oneof(fc.constantFrom('E1', 'O1', 'O2', 'X1'), fc.string()))),
  },
  { requiredKeys: ['kind', 'reason'] },
)

const ROUNDS = fc.array(fc.array(modelEdit, { maxLength: 20 }), { maxLength: 4 })

test('whatever a model proposes, what passes is valid', () => {
  fc.assert(
    fc.property(ROUNDS, fc.array(fc.constantFrom(...PROPOSED_EDIT_KINDS)), (rounds, asked) => {
      const context = contextOf()
      const said = saidTexts(context)
      const { proposals, review } = createDraftReview(context, {
        isAskedFor: ({ kind }) => asked.includes(kind),
      })
      for (const edits of rounds) expect(review(edits)).toHaveLength(edits.length)
      expect(proposals.length).toBeLessThanOrEqual(MODEL_LIMITS.proposals)
      expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length)
      const unasked = proposals.filter(({ edit }) => isWordless(edit) && !asked.includes(edit.kind))
      expect(unasked.length).toBeLessThanOrEqual(MODEL_LIMITS.suggestions)
      expect(unasked.filter(({ edit }) => edit.kind.startsWith('remove'))).toEqual([])
      expect(proposals.filter(({ reason }) => reason.startsWith('My suggestion: '))).toEqual(unasked)
      for (const proposal of proposals) {
        const written = proposedText(proposal)
        expect(written.length).toBeLessThanOrEqual(MODEL_LIMITS.textLength)
        expect(written).not.toMatch(/<[a-z]|https?:|[\n\p{Cc}]/iu)
        expect(
          remarksOnDraft(proposal.edit, STANDARD_RULES).filter(({ severity }) => severity === 'error'),
        ).toEqual([])
        expect(proposal.assumptions).toEqual(unsaidWords(written, said))
        expect(addsNothing(written.charAt(0).toLowerCase() + written.slice(1), said)).toBe(true)
        expect(proposal.reason.trim()).not.toBe('')
        expect(proposal.reason.length).toBeLessThanOrEqual(MODEL_LIMITS.reasonLength)
        expect(RULES.map(({ id }) => id)).toEqual(expect.arrayContaining([...proposal.rules]))
        expect(placeOf(proposal.edit)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

/** Whether the place of an edit is in the study, with the text that the study has. */
function placeOf(proposed: Parameters<typeof remarksOnDraft>[0]): boolean {
  const steps = ['step-1', 'step-2']
  switch (proposed.kind) {
    case 'setExecutor':
      return proposed.before === 'Hosts'
    case 'setJob':
      return proposed.before === 'Seat guests'
    case 'addStep':
      return proposed.afterStepId === null || /^(step|new)-\d+$/.test(proposed.afterStepId)
    case 'addStatement':
      return steps.includes(proposed.stepId)
    case 'rewriteStep':
      return TEXTS[steps.indexOf(proposed.stepId)] === proposed.before
    case 'rewriteStatement':
      return proposed.statementId === 'statement-1' && proposed.before === FIRST
    case 'moveStatement':
      return proposed.text === FIRST && proposed.fromStepId === 'step-1' && proposed.stepId === 'step-2'
    case 'moveStep':
      return (
        proposed.text === TEXTS[steps.indexOf(proposed.stepId)] &&
        (proposed.afterStepId === null || steps.includes(proposed.afterStepId)) &&
        ![proposed.fromStepId, proposed.stepId].includes(proposed.afterStepId)
      )
    case 'setCategory':
      return (
        proposed.text === TEXTS[steps.indexOf(proposed.stepId)] && proposed.category !== proposed.fromCategory
      )
    case 'removeStep':
      return proposed.text === TEXTS[steps.indexOf(proposed.stepId)]
    case 'removeStatement':
      return proposed.statementId === 'statement-1' && proposed.text === FIRST
    case 'addGoal':
      return proposed.layer !== 'core'
  }
}
