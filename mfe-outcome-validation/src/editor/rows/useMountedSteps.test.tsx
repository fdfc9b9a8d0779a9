import { act, renderHook, waitFor } from '@testing-library/react'
import { useMountedSteps } from './useMountedSteps.ts'

test('a study as people write it is there at once', () => {
  const steps = Array.from({ length: 12 }, () => 11)
  expect(renderHook(() => useMountedSteps(steps)).result.current).toBe(12)
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
