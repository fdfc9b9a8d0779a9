import { checkText } from '../checkText.ts'
import { isUnfinished } from './isUnfinished.ts'

test.each([
  'Minimize the time it takes to',
  'Minimize the time it takes to …',
  'Minimize the likelihood that ',
  'Minimize the number of',
  'Increase the likelihood that...',
])('%j is only begun, and has no remarks', (text) => {
  expect(isUnfinished(text)).toBe(true)
  expect(checkText('outcomeStatement', text)).toEqual([])
})

test.each([
  'Minimize the time it takes to park',
  'Minimize the time',
  'Minimize the likelihood of a fall that',
  'The time it takes to',
  'Confirm that',
  '',
])('%j is not', (text) => expect(isUnfinished(text)).toBe(false))

test('a text of spaces takes no longer than any other', () =>
  expect(isUnfinished(`to${' '.repeat(70)}x`)).toBe(false))
