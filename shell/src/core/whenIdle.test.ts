import { whenIdle } from './whenIdle.ts'

let live: PromiseWithResolvers<void>
jest.mock('@outcome-studio/shared/data', () => ({ whenLive: () => live.promise }))

beforeEach(() => {
  live = Promise.withResolvers()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('waits until the page is live', async () => {
  const run = jest.fn()
  whenIdle(run)
  await jest.advanceTimersByTimeAsync(1_000)
  live.resolve()
  await jest.advanceTimersByTimeAsync(1_999)
  expect(run).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test('goes on without a page that is never live, and only once where it becomes so later', async () => {
  const run = jest.fn()
  whenIdle(run)
  await jest.advanceTimersByTimeAsync(4_000)
  expect(run).toHaveBeenCalledTimes(1)
  live.resolve()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('can be called off at any time', async () => {
  const run = jest.fn()
  const early = whenIdle(run)
  early()
  const late = whenIdle(run)
  live.resolve()
  await jest.advanceTimersByTimeAsync(1_000)
  late()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).not.toHaveBeenCalled()
})
