import { createStepCounter, LINEAR_GROWTH } from './createStepCounter.ts'

const steps = createStepCounter('tools/build/jest')
afterAll(steps.stop)

const callsOf = (times: number) => () => {
  let sum = 0
  for (let at = 0; at < times; at += 1) sum = at % 3 === 0 ? 0 : sum + at
  return sum
}

test('the same work has the same steps', async () => {
  await steps.count(callsOf(100))
  const once = await steps.count(callsOf(100))
  expect(once).toBeGreaterThanOrEqual(100)
  expect(await steps.count(callsOf(100))).toBe(once)
})

test('linear work stays below the limit, and quadratic work does not', async () => {
  const linear = await steps.growth(50, callsOf)
  expect(linear).toHaveLength(2)
  expect(Math.max(...linear)).toBeLessThan(LINEAR_GROWTH)
  const quadratic = await steps.growth(10, (size) => callsOf(size * size))
  expect(Math.min(...quadratic)).toBeGreaterThan(3)
})

test.each<[string, (list: readonly number[]) => unknown]>([
  ['a search', (list) => list.map((each) => list.includes(each))],
  ['a copy', (list) => list.map((each) => [...list, each])],
])('%s by a built-in function counts', async (_what, work) => {
  const growth = await steps.growth(50, (size) => {
    const list = Array.from({ length: size }, (_, at) => at)
    return () => work(list)
  })
  expect(Math.min(...growth)).toBeGreaterThan(3)
})
