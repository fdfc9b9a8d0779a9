import { RULES, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { isWordless, PROPOSED_EDIT_KINDS, proposedText } from '@outcome-studio/shared/domain/coach'
import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import fc from 'fast-check'
import { addsNothing } from '../../../judge/prompt/addsNothing.ts'
import { contextOf, FIRST, TEXTS } from '../testing/reviewContext.ts'
import { unsaidWords } from '../words/unsaidWords.ts'
import { createDraftReview } from './createDraftReview.ts'
import { MODEL_LIMITS, type ModelEdit } from './ModelEdit.ts'
import { remarksOnDraft } from './remarksOnDraft.ts'
import { saidTexts } from './saidTexts.ts'

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
