import { listenWhenReady } from './listenWhenReady.ts'

/** A start that the test completes. */
function startLater() {
  const started = Promise.withResolvers<() => void>()
  return { ...started, settled: () => started.promise.then(() => undefined).catch(() => undefined) }
}

test('releases a listener that has started', async () => {
  const stop = jest.fn()
  const start = startLater()
  const release = listenWhenReady(() => start.promise, jest.fn())
  start.resolve(stop)
  await start.settled()
  expect(stop).not.toHaveBeenCalled()
  release()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('releases at once what starts after the release', async () => {
  const stop = jest.fn()
  const start = startLater()
  listenWhenReady(() => start.promise, jest.fn())()
  start.resolve(stop)
  await start.settled()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('reports a failed start, but not after the release', async () => {
  const onError = jest.fn()
  const [heard, unheard] = [startLater(), startLater()]
  listenWhenReady(() => heard.promise, onError)
  listenWhenReady(() => unheard.promise, onError)()
  heard.reject('no SDK')
  unheard.reject('too late')
  await heard.settled()
  await unheard.settled()
  expect(onError.mock.calls).toEqual([['no SDK']])
})
