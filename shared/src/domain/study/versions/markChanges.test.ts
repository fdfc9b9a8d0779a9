import * as fc from 'fast-check'
import { type MarkedText, markChanges } from './markChanges.ts'

const shown = (stretches: readonly MarkedText[]) =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
const words = fc
  .array(fc.constantFrom('the', 'time', 'it', 'takes', ' ', '  ', '\n'), { maxLength: 12 })
  .map((parts) => parts.join(' '))

test.each([
  [
    'Minimize the time to plan',
    'Minimize the effort to plan',
    'Minimize the [time] to plan',
    'Minimize the [effort] to plan',
  ],
  ['a b c', 'a c', 'a [b ]c', 'a c'],
  ['', 'new', '', '[new]'],
  ['same', 'same', 'same', 'same'],
])('%j and %j', (before, after, old, now) => {
  const marked = markChanges(before, after)
  expect([shown(marked.before), shown(marked.after)]).toEqual([old, now])
})

test('both texts are complete, and equal without the marked words', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const marked = markChanges(before, after)
      const all = (stretches: readonly MarkedText[]) => stretches.map(({ text }) => text).join('')
      const kept = (stretches: readonly MarkedText[]) => all(stretches.filter(({ isChanged }) => !isChanged))
      expect(all(marked.before)).toBe(before)
      expect(all(marked.after)).toBe(after)
      expect(kept(marked.before)).toBe(kept(marked.after))
    }),
  )
})

test('two long texts without a common word are marked completely', () => {
  const long = (word: string) => Array.from({ length: 600 }, (_, at) => `${word}${at}`).join(' ')
  expect(markChanges(long('a'), long('b')).after).toEqual([{ text: long('b'), isChanged: true }])
})
