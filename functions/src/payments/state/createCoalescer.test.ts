import { createCoalescer } from './createCoalescer.ts'

/** Work whose runs end when the test says so. */
function controlledWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, work }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('who asks during a run shares one further run', async () => {
  const coalesce = createCoalescer()
  const { ends, work } = controlledWork()
  const first = coalesce('a', work)
  const others = [coalesce('a', work), coalesce('a', work), coalesce('a', work)]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await first
  await settle()
  expect(ends).toHaveLength(2)
  const late = coalesce('a', work)
  ends[1]?.()
  await Promise.all(others)
  await settle()
  expect(ends).toHaveLength(3)
  ends[2]?.()
  await late
})

test('a failed run does not fail the next one', async () => {
  const coalesce = createCoalescer()
  const first = coalesce('a', () => Promise.reject(new Error('down')))
  const second = coalesce('a', async () => {})
  await expect(first).rejects.toThrow('down')
  await expect(second).resolves.toBeUndefined()
})

test('other keys do not wait', async () => {
  const coalesce = createCoalescer()
  const { work } = controlledWork()
  void coalesce('a', work)
  await expect(coalesce('b', async () => {})).resolves.toBeUndefined()
})
