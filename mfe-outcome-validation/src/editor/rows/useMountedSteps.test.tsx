import { act, renderHook, waitFor } from '@testing-library/react'
import { useMountedSteps } from './useMountedSteps.ts'

test('a study as people write it is there at once', () => {
  const steps = Array.from({ length: 12 }, () => 11)
  expect(renderHook(() => useMountedSteps(steps)).result.current).toBe(12)
})

test('the steps that may be in view are there with the page, the others after its paint', () => {
  const mounted: number[] = []
  const steps = [5, 30, ...Array.from({ length: 8 }, () => 11)]
  renderHook(() => mounted.push(useMountedSteps(steps)))
  expect(innerHeight / 34).toBeGreaterThan(5)
  expect(innerHeight / 34).toBeLessThan(35)
  expect([mounted[0], mounted.at(-1)]).toEqual([2, 10])
})

test('of a large one the top is there at once, and all of it soon; what is added then appears at once', async () => {
  const steps = Array.from({ length: 200 }, () => 11)
  const { result, rerender } = renderHook(useMountedSteps, { initialProps: steps })
  expect(result.current).toBe(13)
  await waitFor(() => expect(result.current).toBe(200))
  await act(async () => {})
  await waitFor(() => {
    rerender([...steps, ...steps])
    expect(result.current).toBe(400)
  })
})

test('a first step is there however large it is', () => {
  expect(renderHook(() => useMountedSteps([501, 3])).result.current).toBe(1)
})
