import { act, renderHook } from '@testing-library/react'
import { useGrowingCount } from './useGrowingCount.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const nextFrame = () => act(() => jest.advanceTimersToNextFrame())

test('grows by a step in each frame up to the most', async () => {
  const { result } = renderHook(() => useGrowingCount(15, 40))
  const shown = [result.current]
  for (let frame = 0; frame < 4; frame += 1) {
    await nextFrame()
    shown.push(result.current)
  }
  expect(shown).toEqual([15, 30, 40, 40, 40])
})

test('waits for nothing once all are shown, or the table is gone', async () => {
  const { unmount } = renderHook(() => useGrowingCount(15, 10))
  expect(jest.getTimerCount()).toBe(0)
  unmount()
  const longer = renderHook(() => useGrowingCount(15, 40))
  longer.unmount()
  expect(jest.getTimerCount()).toBe(0)
})
