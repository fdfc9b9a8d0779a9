import { act, renderHook } from '@testing-library/react'
import { useNow } from './useNow.ts'

const START = Date.parse('2026-03-01T09:00:00Z')
const HOUR = 3_600_000
const onTheHour = (now: number) => (Math.floor(now / HOUR) + 1) * HOUR
const never = () => null

beforeEach(() => void jest.useFakeTimers({ now: START }))
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('renders at the moments that are asked for, and between them not at all', () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useNow(onTheHour)
  })
  pass(HOUR - 1)
  expect([result.current, renders]).toEqual([START, 1])
  pass(1)
  expect([result.current, renders]).toEqual([START + HOUR, 2])
})

test.each([
  ['set forward', 3 * HOUR],
  ['set back', -3 * HOUR],
])('follows a clock that was %s while the page was visible', (_how, jump) => {
  const { result } = renderHook(() => useNow(onTheHour))
  jest.setSystemTime(START + jump)
  pass(15_000)
  expect(result.current).toBeGreaterThanOrEqual(START + jump)
  expect(result.current).toBeLessThan(START + jump + HOUR)
})

test('does not render again where nothing changes', () => {
  const { result } = renderHook(() => useNow(never))
  pass(24 * HOUR)
  expect(result.current).toBe(START)
})
