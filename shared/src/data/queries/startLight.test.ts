import { type LightStart, startLight } from './startLight.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A start whose read, paint and listener are triggered by the test. */
function setUp() {
  const calls: string[] = []
  const read = Promise.withResolvers<string>()
  let paint = () => {}
  let emit: (value: string) => void = () => {}
  let signal: AbortSignal | undefined
  const parts: LightStart<string> = {
    read: (given) => {
      signal = given
      return read.promise
    },
    onValue: (value) => calls.push(`read ${value}`),
    listen: (onFirstValue) => {
      calls.push('listen')
      emit = (value) => {
        onFirstValue()
        calls.push(`heard ${value}`)
      }
      return () => calls.push('stop')
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
    calls,
    read,
    release,
    settle,
    paint: () => paint(),
    emit: (value: string) => emit(value),
    isAborted: () => signal?.aborted,
  }
}

test('shows the read value first, and starts the listener after its paint', async () => {
  const { calls, read, settle, paint, emit } = setUp()
  read.resolve('Ann')
  await settle()
  expect(calls).toEqual(['read Ann'])
  paint()
  emit('Ann Lee')
  expect(calls).toEqual(['read Ann', 'listen', 'heard Ann Lee'])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(3)
})

test('starts the listener at once after a failed read', async () => {
  const { calls, read, settle, emit } = setUp()
  read.reject(new Error('500'))
  await settle()
  emit('Ann')
  expect(calls).toEqual(['listen', 'heard Ann'])
})

test('a slow read does not delay the listener, and never replaces its value', async () => {
  const { calls, read, settle, emit, paint } = setUp()
  await jest.advanceTimersByTimeAsync(2_500)
  expect(calls).toEqual(['listen'])
  emit('Ann, changed')
  read.resolve('Ann')
  await settle()
  paint()
  expect(calls).toEqual(['listen', 'heard Ann, changed'])
})

test('a slow read is shown if the listener has no value yet', async () => {
  const { calls, read, settle, paint } = setUp()
  await jest.advanceTimersByTimeAsync(2_500)
  read.resolve('Ann')
  await settle()
  paint()
  expect(calls).toEqual(['listen', 'read Ann'])
})

test('after the release nothing is reported, read or started', async () => {
  const { calls, read, release, settle, isAborted } = setUp()
  release()
  expect(isAborted()).toBe(true)
  read.resolve('Ann')
  await jest.advanceTimersByTimeAsync(60_000)
  await settle()
  expect(calls).toEqual([])
})

test('released between paint and listener, it does not listen', async () => {
  const { calls, read, release, settle, paint } = setUp()
  read.resolve('Ann')
  await settle()
  release()
  paint()
  expect(calls).toEqual(['read Ann'])
})

test('the release ends the listener', async () => {
  const { calls, read, release, settle, paint } = setUp()
  read.resolve('Ann')
  await settle()
  paint()
  release()
  expect(calls).toEqual(['read Ann', 'listen', 'stop'])
})
