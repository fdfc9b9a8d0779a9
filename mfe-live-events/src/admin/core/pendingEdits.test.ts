import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { liveEvent } from '../../testing/openLiveEventsAdmin.tsx'
import { type PendingEdit, withAnswer, withEdit, withoutStored, withPending } from './pendingEdits.ts'

const EVENT = liveEvent('1', { category: 'A' })
const OTHER = liveEvent('2', { category: 'A' })
const ids = [EVENT.documentId]
const category = (pending: readonly PendingEdit[], stored: readonly LiveEvent[]) =>
  withPending(stored, pending)[0]?.category

test('an edit is shown until the listener reports it, and another event stays as it is', () => {
  const edited = withEdit([], ids, { category: 'B' })
  expect(withPending([EVENT, OTHER], edited).map((event) => event.category)).toEqual(['B', 'A'])
  const answered = withAnswer(edited, { ids, changes: { category: 'B' }, failed: [] }, [EVENT])
  expect(category(withoutStored(answered, [EVENT]), [EVENT])).toBe('B')
  const stored = [{ ...EVENT, category: 'B' }]
  expect(withoutStored(answered, stored)).toEqual([])
})

test('what somebody else stores after the answer is shown', () => {
  const edited = withEdit([], ids, { category: 'B' })
  const answered = withAnswer(edited, { ids, changes: { category: 'B' }, failed: [] }, [EVENT])
  expect(
    category(withoutStored(answered, [{ ...EVENT, category: 'C' }]), [{ ...EVENT, category: 'C' }]),
  ).toBe('C')
})

test('a failed edit is taken back, but not a later one of the same field', () => {
  const failed = { ids, changes: { category: 'B' }, failed: ids }
  const first = withEdit([], ids, { category: 'B' })
  expect(withAnswer(first, failed, [EVENT])).toEqual([])
  const second = withEdit(first, ids, { category: 'C' })
  expect(category(withAnswer(second, failed, [EVENT]), [EVENT])).toBe('C')
})
