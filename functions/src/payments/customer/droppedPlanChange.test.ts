import { droppedPlanChange } from './droppedPlanChange.ts'

const AT = '2026-12-27T10:00:00.000Z'
const REQUEST = {
  createdAt: '2026-11-01T00:00:00.000Z',
  currentPlan: 'monthly',
  newPlan: 'yearly',
  requestExpiresAt: AT,
}
const DROPPED = { newPlan: 'yearly', plannedFor: AT }
const NOW = { planChange: null, plan: 'monthly', takenBack: null }

test.each([
  ['a change that is gone was dropped', { planChangeRequest: REQUEST }, NOW, DROPPED],
  ['it stays dropped after the membership was resumed', { droppedPlanChange: DROPPED }, NOW, DROPPED],
  [
    'a change that the member took back was not dropped',
    { planChangeRequest: REQUEST },
    { ...NOW, takenBack: REQUEST.createdAt },
    null,
  ],
  [
    'an earlier change that was taken back does not hide a later one',
    { planChangeRequest: REQUEST },
    { ...NOW, takenBack: '2026-01-01T00:00:00.000Z' },
    DROPPED,
  ],
  [
    'a change that was made was not dropped',
    { planChangeRequest: REQUEST },
    { ...NOW, plan: 'yearly' },
    null,
  ],
  ['a new change replaces it', { droppedPlanChange: DROPPED }, { ...NOW, planChange: REQUEST }, null],
  ['without a membership it no longer matters', { droppedPlanChange: DROPPED }, { ...NOW, plan: null }, null],
  ['nothing was planned', {}, NOW, null],
])('%s', (_what, before, facts, expected) => {
  expect(droppedPlanChange(before, facts)).toEqual(expected)
})
