import { cachedByWord } from './cachedByWord.ts'

test('asks once about a word', () => {
  const of = jest.fn((word: string) => word.length)
  const cached = cachedByWord(of)
  expect(['time', 'time', 'cost', 'time'].map(cached)).toEqual([4, 4, 4, 4])
  expect(of.mock.calls.map(([word]) => word)).toEqual(['time', 'cost'])
})

test('remembers that nothing is said of a word', () => {
  const of = jest.fn((_word: string) => false)
  const cached = cachedByWord(of)
  expect([cached('time'), cached('time')]).toEqual([false, false])
  expect(of).toHaveBeenCalledTimes(1)
})

test('forgets words that are too many or too long, and still answers', () => {
  const cached = cachedByWord((word) => word.length)
  const words = Array.from({ length: 12_000 }, (_none, at) => `word${at}`)
  expect(words.map(cached)).toEqual(words.map(({ length }) => length))
  expect(words.map(cached)).toEqual(words.map(({ length }) => length))
  expect(cached('a'.repeat(4_000))).toBe(4_000)
})
