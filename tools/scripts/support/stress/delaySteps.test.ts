import { createRandom } from './createRandom.ts'
import { delaySteps } from './delaySteps.ts'

/** Runs steps with the delays that these random numbers decide on. The test ends the waits. */
function stepsWith(random: () => number) {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = []
  const run = delaySteps(
    (step) => step(),
    random,
    (end, milliseconds) => waits.push({ milliseconds, end }),
  )
  return { run, waits }
}

test('a step that is not delayed has its result at once', async () => {
  const { run, waits } = stepsWith(() => 0.9)
  expect(await run(async () => 'found')).toBe('found')
  expect(waits).toEqual([])
})

test('a test continues after a delayed step when its time is over', async () => {
  const { run, waits } = stepsWith(() => 0.1)
  const events: string[] = []
  const step = run(async () => events.push('step')).then(() => events.push('test'))
  while (waits.length === 0) await null
  expect(events).toEqual(['step'])
  expect(waits[0]?.milliseconds).toBe(10)
  waits[0]?.end()
  await step
  expect(events).toEqual(['step', 'test'])
})

test('a step that fails is not delayed', async () => {
  const { run, waits } = stepsWith(() => 0.1)
  await expect(run(() => Promise.reject(new Error('Not found')))).rejects.toThrow('Not found')
  expect(waits).toEqual([])
})

test('the steps that are delayed depend on the seed alone', async () => {
  const delaysOf = async (seed: number) => {
    const delays: number[] = []
    const run = delaySteps(
      (step) => step(),
      createRandom(seed, 'a'),
      (end, milliseconds) => {
        delays.push(milliseconds)
        end()
      },
    )
    for (let at = 0; at < 50; at += 1) await run(async () => {})
    return delays
  }
  expect((await delaysOf(1)).length).toBeGreaterThan(0)
  expect(await delaysOf(1)).toEqual(await delaysOf(1))
  expect(await delaysOf(2)).not.toEqual(await delaysOf(1))
})
