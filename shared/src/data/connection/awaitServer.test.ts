import { awaitServer } from './awaitServer.ts'

const onOffline = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  onOffline.mockClear()
})
afterEach(() => jest.useRealTimers())

test('a silent server after an empty cache is reported once as offline', () => {
  const wait = awaitServer(onOffline)
  wait.emptyCache()
  wait.emptyCache()
  expect(onOffline).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(onOffline).toHaveBeenCalledTimes(1)
})

test.each(['answered', 'release'] as const)('not after %s', (end) => {
  const wait = awaitServer(onOffline)
  wait.emptyCache()
  wait[end]()
  wait.emptyCache()
  jest.runAllTimers()
  expect(onOffline).not.toHaveBeenCalled()
})
