import { createLazy } from '@outcome-studio/shared/domain/base'
import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { type LazyOptions, useLazy } from './useLazy.ts'

/** Creates a lazy value whose loads the test settles. */
function controlled() {
  const loads: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = []
  const lazy = createLazy(() => new Promise<string>((resolve, reject) => loads.push({ resolve, reject })))
  return { lazy, loads }
}

function setUp(options: LazyOptions = {}) {
  const { lazy, loads } = controlled()
  const hook = renderHook((props: LazyOptions) => useLazy(lazy, props), {
    initialProps: options,
    wrapper: StrictMode,
  })
  return { ...hook, lazy, loads, state: () => hook.result.current }
}

test('loads while it is wanted, once', async () => {
  const { loads, rerender, state } = setUp({ isWanted: false })
  expect(state().kind).toBe('idle')
  expect(loads).toHaveLength(0)
  rerender({})
  expect(state().kind).toBe('loading')
  await act(async () => loads[0]?.resolve('here'))
  expect(state()).toMatchObject({ kind: 'loaded', value: 'here' })
  rerender({ isWanted: false })
  rerender({})
  expect(state().kind).toBe('loaded')
  expect(loads).toHaveLength(1)
})

test('a value that was loaded before is returned by the first render', async () => {
  const { lazy, loads } = controlled()
  void lazy.load()
  loads[0]?.resolve('here')
  await lazy.load()
  const kinds: string[] = []
  renderHook(() => kinds.push(useLazy(lazy).kind))
  expect(kinds).toEqual(['loaded'])
})

test('a failure is reported once, and retry loads again', async () => {
  const onFailure = jest.fn()
  const { loads, state } = setUp({ onFailure })
  const error = new Error('chunk missing')
  await act(async () => loads[0]?.reject(error))
  expect(state()).toMatchObject({ kind: 'failed', error })
  expect(onFailure.mock.calls).toEqual([[error]])
  act(() => state().retry())
  expect(state().kind).toBe('loading')
  await act(async () => loads.at(-1)?.resolve('here'))
  expect(state().kind).toBe('loaded')
})

test('a failure is cleared when the value is wanted again', async () => {
  const { loads, rerender, state } = setUp()
  await act(async () => loads[0]?.reject(new Error('chunk missing')))
  rerender({ isWanted: false })
  expect(state().kind).toBe('idle')
  rerender({ isWanted: true })
  expect(state().kind).toBe('loading')
  await act(async () => loads.at(-1)?.resolve('here'))
  expect(state().kind).toBe('loaded')
})

test('a failure of a value that is no longer wanted is not reported', async () => {
  const onFailure = jest.fn()
  const { loads, rerender } = setUp({ onFailure })
  rerender({ onFailure, isWanted: false })
  await act(async () => loads[0]?.reject(new Error('chunk missing')))
  expect(onFailure).not.toHaveBeenCalled()
})

test('a load becomes slow, and may still end or be restarted', async () => {
  jest.useFakeTimers()
  const { loads, state } = setUp({ slowAfterMs: 1_000 })
  act(() => jest.advanceTimersByTime(1_000))
  expect(state().kind).toBe('slow')
  const before = loads.length
  act(() => state().retry())
  expect(state().kind).toBe('loading')
  expect(loads.length).toBeGreaterThan(before)
  await act(async () => loads[0]?.reject(new Error('the one that was slow')))
  expect(state().kind).toBe('loading')
  act(() => jest.advanceTimersByTime(1_000))
  await act(async () => loads.at(-1)?.resolve('here'))
  expect(state().kind).toBe('loaded')
  jest.useRealTimers()
})
