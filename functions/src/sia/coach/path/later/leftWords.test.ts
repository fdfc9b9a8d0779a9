import { type CoachState, readCoachState, writeCoachState } from '@outcome-studio/shared/domain/coach'
import { NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { remembered } from './leftWords.ts'
import { withLaterTroubles } from './troublesTold.ts'

const OPEN = { kind: 'outcomes', stepId: 'step', about: 'wrong' } as const
const STATE: CoachState = { open: OPEN, passed: [], misses: 0, hostile: 0, unclear: '' }
const WORDS = [
  ...[
    'the lamp flickers',
    'rope frays',
    'mud in the boots',
    'a radio crackles',
    'nobody signs',
    'wet matches',
  ],
  ...['gloves vanish', 'the kettle whistles', 'two maps disagree', 'birds nest there', 'paint peels'],
]
const storedIn = (state: CoachState) =>
  (readCoachState(writeCoachState(state))?.left ?? []).map(({ words }) => words)

test('more than ten open points are kept, also when they are stored', () => {
  expect(storedIn(remembered(STATE, OPEN, NO_DRAFTS, WORDS))).toEqual(WORDS)
  expect(storedIn(withLaterTroubles(STATE, WORDS))).toEqual(WORDS)
})
