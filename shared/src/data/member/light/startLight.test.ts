import { type LightStart, startLight } from './startLight.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A start whose read, paint and listener are triggered by the test. */
function setUp() {
  const said: string[] = []
  const read = Promise.withResolvers<string>()
  let paint = () => {}
  let hear: (value: string) => void = () => {}
  let signal: AbortSignal | undefined
  const parts: LightStart<string> = {
    read: (given) => {
      signal = given
      return read.promise
    },
    onValue: (value) => said.push(`read ${value}`),
    listen: (heard) => {
      said.push('listen')
      hear = (value) => {
        heard()
        said.push(`heard ${value}`)
      }
      return () => said.push('stop')
    },
    afterPaint: (callback) => {
      paint = callback
      return () => {
        paint = () => {}
      }
    },
  }
  const release = startLight(parts)
  const settle = () => jest.advanceTimersByTimeAsync(0)
  return {
    said,
    read,
    release,
    settle,
    paint: () => paint(),
    hear: (value: string) => hear(value),
    isAborted: () => signal?.aborted,
  }
}

test('shows the read value first, and starts the listener after its paint', async () => {
  const { said, read, settle, paint, hear } = setUp()
  read.resolve('Ann')
  await settle()
  expect(said).toEqual(['read Ann'])
  paint()
  hear('Ann Lee')
  expect(said).toEqual(['read Ann', 'listen', 'heard Ann Lee'])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveLength(3)
})

test('starts the listener at once after a failed read', async () => {
  const { said, read, settle, hear } = setUp()
  read.reject(new Error('500'))
  await settle()
  hear('Ann')
  expect(said).toEqual(['listen', 'heard Ann'])
})

test('a slow read does not delay the listener, and never replaces its value', async () => {
  const { said, read, settle, hear, paint } = setUp()
  await jest.advanceTimersByTimeAsync(2_500)
  expect(said).toEqual(['listen'])
  hear('Ann, changed')
  read.resolve('Ann')
  await settle()
  paint()
  expect(said).toEqual(['listen', 'heard Ann, changed'])
})

test('a slow read is shown if the listener has no value yet', async () => {
  const { said, read, settle, paint } = setUp()
  await jest.advanceTimersByTimeAsync(2_500)
  read.resolve('Ann')
  await settle()
  paint()
  expect(said).toEqual(['listen', 'read Ann'])
})

test('after the release nothing is reported, read or started', async () => {
  const { said, read, release, settle, isAborted } = setUp()
  release()
  expect(isAborted()).toBe(true)
  read.resolve('Ann')
  await jest.advanceTimersByTimeAsync(60_000)
  await settle()
  expect(said).toEqual([])
})

test('released between paint and listener, it does not listen', async () => {
  const { said, read, release, settle, paint } = setUp()
  read.resolve('Ann')
  await settle()
  release()
  paint()
  expect(said).toEqual(['read Ann'])
})

test('the release ends the listener', async () => {
  const { said, read, release, settle, paint } = setUp()
  read.resolve('Ann')
  await settle()
  paint()
  release()
  expect(said).toEqual(['read Ann', 'listen', 'stop'])
})
