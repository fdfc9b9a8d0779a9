import { whenIdleOnceLive } from './whenIdleOnceLive.ts'

let live: PromiseWithResolvers<void>
jest.mock('@outcome-studio/shared/data', () => ({ whenLive: () => live.promise }))

beforeEach(() => {
  live = Promise.withResolvers()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('waits for a page that takes long to be live', async () => {
  const run = jest.fn()
  whenIdleOnceLive(run)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(run).not.toHaveBeenCalled()
  live.resolve()
  await jest.advanceTimersByTimeAsync(4_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('can be called off before the page is live, and after', async () => {
  const run = jest.fn()
  const early = whenIdleOnceLive(run)
  const late = whenIdleOnceLive(run)
  early()
  live.resolve()
  await jest.advanceTimersByTimeAsync(1)
  late()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(run).not.toHaveBeenCalled()
})
