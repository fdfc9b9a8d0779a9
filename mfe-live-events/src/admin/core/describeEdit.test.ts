import { DAY, testEvent } from '../../testing/testEvents.ts'
import { describeEdit, describeUndo } from './describeEdit.ts'

const ONE = [testEvent('one', DAY, { topic: 'Interviews' })]
const TWO = [...ONE, testEvent('two', DAY)]

test.each([
  [{ status: 'published' }, ONE, '“Interviews” is published.', '“Interviews” is published again.'],
  [{ status: 'published' }, TWO, '2 events are published.', '2 events are published again.'],
  [
    { status: 'unpublished' },
    ONE,
    '“Interviews” is no longer published.',
    '“Interviews” is no longer published.',
  ],
  [
    { category: 'Tools' },
    ONE,
    'The category of “Interviews” was changed.',
    'The category of “Interviews” was restored.',
  ],
  [
    { preCourse: '', preModule: '' },
    ONE,
    'The details of “Interviews” were changed.',
    'The details of “Interviews” were restored.',
  ],
] as const)('a change to %j is described, also as what Undo has done', (changes, events, edited, undone) => {
  expect(describeEdit(events, changes)).toBe(edited)
  expect(describeUndo(events, changes)).toBe(undone)
})
