import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachQuestion, CoachState } from '@outcome-studio/shared/domain/coach'
import { EMPTY_STUDY } from '../../testing/converse.ts'
import { openPointsNote } from './openPointsNote.ts'

const OUTCOMES: CoachQuestion = { kind: 'outcomes', stepId: 'step', about: 'wrong' }
const CONTEXT: CoachContext = {
  study: EMPTY_STUDY,
  needs: null,
  said: ['Brakes squeal n it rolls.'],
  earlier: [],
  isFirst: false,
  rules: STANDARD_RULES,
  newId: () => 'id',
}
const stateOf = (open: CoachQuestion): CoachState => ({
  open,
  passed: [],
  misses: 0,
  hostile: 0,
  unclear: '',
  left: [{ words: 'it rolls', open: OUTCOMES, after: null }],
})

test('what stayed open is asked about when every step has been', () => {
  expect(openPointsNote(CONTEXT, OUTCOMES, stateOf({ kind: 'gaps' }))).toBe(
    'Still open from before: “it rolls”. Say one of them again in a few words, or leave it.',
  )
})

test('of many, the first ones are quoted and the others counted', () => {
  const words = ['it rolls', 'it squeals', 'it drips', 'it sticks', 'it rattles', 'it smells']
  const left = words.map((each) => ({ words: each, open: OUTCOMES, after: null }))
  expect(openPointsNote({ ...CONTEXT, said: words }, OUTCOMES, { ...stateOf({ kind: 'gaps' }), left })).toBe(
    'Still open from before: “it rolls”, “it squeals”, “it drips”, “it sticks” and 2 more. Say one of them again in a few words, or leave it.',
  )
})

test.each([
  ['before the last step', OUTCOMES, OUTCOMES],
  ['a second time', { kind: 'gaps' }, { kind: 'menu' }],
] as const)('it is not asked about %s', (_, before, open) => {
  expect(openPointsNote(CONTEXT, before, stateOf(open))).toBe('')
})
