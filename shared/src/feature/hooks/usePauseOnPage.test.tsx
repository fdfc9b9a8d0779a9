import { renderHook } from '@testing-library/react'
import { usePauseOnPage } from './usePauseOnPage.ts'

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/events')
})
afterEach(() => jest.useRealTimers())

test('runs once after the pause, which a new function starts anew', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { rerender } = renderHook(({ run }) => usePauseOnPage(run, 500), { initialProps: { run: first } })
  jest.advanceTimersByTime(499)
  rerender({ run: second })
  jest.advanceTimersByTime(499)
  expect(second).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})

test('does not run when the member has left the page, which is still shown', () => {
  const run = jest.fn()
  renderHook(() => usePauseOnPage(run, 500))
  window.history.pushState(null, '', '/events/one')
  jest.advanceTimersByTime(1_000)
  expect(run).not.toHaveBeenCalled()
})

test('runs when only the search of the address has changed', () => {
  const run = jest.fn()
  renderHook(() => usePauseOnPage(run, 500))
  window.history.pushState(null, '', '/events?tab=past')
  jest.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledTimes(1)
})

test('does not run after the page is gone', () => {
  const run = jest.fn()
  renderHook(() => usePauseOnPage(run, 500)).unmount()
  jest.advanceTimersByTime(1_000)
  expect(run).not.toHaveBeenCalled()
})
