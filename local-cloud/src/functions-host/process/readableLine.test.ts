import { readableLine } from './readableLine.ts'

test.each([
  ['plain text', 'plain text'],
  ['{"severity":"INFO","message":"Synced 3 events"}', 'Synced 3 events'],
  ['{"severity":"ERROR","message":"No room","code":5}', 'ERROR No room'],
  ['{"severity":"DEBUG","message":"Callable request verification passed"}', undefined],
  ['{"cut off', '{"cut off'],
  ['{"a":1}', '{"a":1}'],
])('shows %s as %s', (line, expected) => {
  expect(readableLine(line)).toBe(expected)
})
