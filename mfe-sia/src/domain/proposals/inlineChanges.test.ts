import fc from 'fast-check'
import { inlineChanges } from './inlineChanges.ts'

test('removed words precede those that replace them', () => {
  expect(inlineChanges('find a free table', 'find any table quickly')).toEqual([
    { text: 'find ', kind: 'kept' },
    { text: 'a free', kind: 'removed' },
    { text: 'any', kind: 'inserted' },
    { text: ' table', kind: 'kept' },
    { text: ' quickly', kind: 'inserted' },
  ])
})

test('the spans add up to both texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const spans = inlineChanges(before, after)
      const without = (kind: string) =>
        spans
          .filter((span) => span.kind !== kind)
          .map((span) => span.text)
          .join('')
      expect(without('inserted')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})
