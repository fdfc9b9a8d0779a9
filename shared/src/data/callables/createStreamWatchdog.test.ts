import { createStreamWatchdog } from './createStreamWatchdog.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = () => createStreamWatchdog({ seconds: 60, heartbeatSeconds: 10 })

test('a stream with messages stays open until its deadline', () => {
  const { signal, restart } = open()
  for (let second = 0; second < 55; second += 5) {
    jest.advanceTimersByTime(5_000)
    restart()
  }
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(5_000)
  expect(signal.reason).toMatchObject({ code: 'functions/deadline-exceeded' })
})

test('three missed heartbeats end it', () => {
  const { signal, restart } = open()
  jest.advanceTimersByTime(29_000)
  restart()
  jest.advanceTimersByTime(29_000)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1_000)
  expect(signal.reason).toMatchObject({ code: 'functions/deadline-exceeded' })
})

test('does nothing after the release', () => {
  const { signal, release } = open()
  release()
  jest.advanceTimersByTime(100_000)
  expect(signal.aborted).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})
