import { whileRenewing } from './whileRenewing.ts'

/** A clock whose sleeps end when the test says so. */
function testClock() {
  const wakes: (() => void)[] = []
  return {
    sleep: (_milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve()
        wakes.push(resolve)
        signal.addEventListener('abort', () => resolve())
      }),
    tick: async () => {
      wakes.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('a lease is renewed while its work runs, also after a renewal that failed, and no longer', async () => {
  const clock = testClock()
  const renew = jest.fn(async () => {})
  renew.mockRejectedValueOnce(new Error('down'))
  const { promise, resolve } = Promise.withResolvers<string>()
  const result = whileRenewing(renew, () => promise, clock)
  await clock.tick()
  await clock.tick()
  expect(renew).toHaveBeenCalledTimes(2)
  resolve('done')
  expect(await result).toBe('done')
  await clock.tick()
  expect(renew).toHaveBeenCalledTimes(2)
})

test('the result is given after a renewal that is on its way', async () => {
  const clock = testClock()
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = Promise.withResolvers<void>()
  const result = whileRenewing(
    async () => {
      await promise
      order.push('renewed')
    },
    () => work.promise,
    clock,
  ).then(() => order.push('returned'))
  await clock.tick()
  work.resolve()
  resolve()
  await result
  expect(order).toEqual(['renewed', 'returned'])
})

test('a failure of the work ends the renewals', async () => {
  const clock = testClock()
  const renew = jest.fn(async () => {})
  await expect(whileRenewing(renew, () => Promise.reject(new Error('no')), clock)).rejects.toThrow('no')
  await clock.tick()
  expect(renew).not.toHaveBeenCalled()
})
