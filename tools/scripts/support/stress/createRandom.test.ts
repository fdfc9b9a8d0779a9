import { createRandom } from './createRandom.ts'

const take = (seed: number, name: string) => Array.from({ length: 1000 }, createRandom(seed, name))

test('a seed has the same numbers each time, another seed or name has others', () => {
  expect(take(1, 'a')).toEqual(take(1, 'a'))
  expect(take(1, 'a')[0]).not.toBe(take(2, 'a')[0])
  expect(take(1, 'a')[0]).not.toBe(take(1, 'b')[0])
})

test('the numbers cover the range from 0 to 1 evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const number of take(7, 'a'))
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1
  expect(tenths).toHaveLength(10)
  expect(Math.min(...tenths)).toBeGreaterThan(60)
})
