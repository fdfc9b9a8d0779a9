import { describeFixes } from './describeFixes.ts'

test.each([
  [3, ['Use "Minimize"'], 'Changes 3 texts: Use "Minimize". You can undo it.'],
  [2, ['Use "a"', 'Use "b"'], 'Changes 2 texts: Use "a", Use "b". You can undo it.'],
  [
    9,
    ['Use "a"', 'Use "b"', 'Use "c"'],
    'Changes 9 texts: Use "a", Use "b" and 1 other change. You can undo it.',
  ],
])('%d texts with %j', (fixable, fixes, sentence) => {
  expect(describeFixes({ fixable, fixes })).toBe(sentence)
})
