import { requireReadableSize } from './requireReadableSize.ts'

test.each([1, 9_999_999, 10_000_000])('%i bytes can be read', (size) => {
  expect(() => requireReadableSize(size)).not.toThrow()
})

test.each([
  [0, 'This file is empty.'],
  [10_000_001, 'This file has 10.1 MB; at most 10 MB can be read.'],
  [50_000_000, 'This file has 50.0 MB; at most 10 MB can be read.'],
])('%i bytes are refused, and their size is said', (size, words) => {
  expect(() => requireReadableSize(size)).toThrow(words)
})
