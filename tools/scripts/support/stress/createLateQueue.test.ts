import { createLateQueue } from './createLateQueue.ts'
import { createRandom } from './createRandom.ts'

const NEVER = () => 0.5
const ALWAYS = () => 0

test('without a pause a task runs at once', () => {
  const run = jest.fn()
  createLateQueue(NEVER, () => {}).add('a', run)
  expect(run).toHaveBeenCalledTimes(1)
})

test('tasks of a pause run after it in their order, with time for promises between them', async () => {
  const waiting: (() => void)[] = []
  const done: string[] = []
  const queue = createLateQueue(ALWAYS, (run) => waiting.push(run))
  queue.add('a', () => {
    done.push('a')
    void Promise.resolve().then(() => done.push('promise of a'))
  })
  queue.add('b', () => done.push('b'))
  expect(done).toEqual([])
  while (waiting.length > 0) {
    waiting.shift()?.()
    await null
  }
  expect(done).toEqual(['a', 'promise of a', 'b'])
})

test('a task is removed while it waits', () => {
  const waiting: (() => void)[] = []
  const queue = createLateQueue(ALWAYS, (run) => waiting.push(run))
  const run = jest.fn()
  queue.add('a', run)
  expect(queue.has('a')).toBe(true)
  queue.cancel('a')
  expect(queue.has('a')).toBe(false)
  while (waiting.length > 0) waiting.shift()?.()
  expect(run).not.toHaveBeenCalled()
})

test('the others run when one throws', () => {
  const waiting: (() => void)[] = []
  const queue = createLateQueue(ALWAYS, (run) => waiting.push(run))
  const run = jest.fn()
  queue.add('a', () => {
    throw new Error('Failed')
  })
  queue.add('b', run)
  expect(() => waiting.shift()?.()).toThrow('Failed')
  waiting.shift()?.()
  expect(run).toHaveBeenCalledTimes(1)
})

test('some tasks pause it and most do not', () => {
  const pauses: number[] = []
  const queue = createLateQueue(createRandom(3, 'a'), (run, milliseconds) => {
    if (milliseconds > 0) pauses.push(milliseconds)
    run()
  })
  for (let at = 0; at < 1000; at += 1) queue.add(at, () => {})
  expect(pauses.length).toBeGreaterThan(50)
  expect(pauses.length).toBeLessThan(200)
})
