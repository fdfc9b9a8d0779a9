import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { createErrorReports } from '../errors/createErrorReports.ts'
import { ToastRegion } from '../overlays/ToastRegion.tsx'
import { createShowError } from './createShowError.ts'
import { createToasts } from './createToasts.ts'

function setUp() {
  const toasts = createToasts()
  const errors = createErrorReports({ random: () => 0, now: () => new Date(0), route: () => '/sia' })
  const showError = createShowError({ report: () => {} }, errors, toasts)
  render(<ToastRegion toasts={toasts} />)
  act(() => showError(new TypeError('secret')))
}

test('the reference of a failure nobody foresaw is copied with what support needs', async () => {
  const user = userEvent.setup()
  setUp()
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await screen.findByText('Reference copied.')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  const text = await navigator.clipboard.readText()
  expect(text).toContain('Reference: 2222-2222')
  expect(text).not.toContain('secret')
})

test('the reference stays long enough to be copied, and goes by itself', async () => {
  jest.useFakeTimers()
  setUp()
  await act(() => jest.advanceTimersByTimeAsync(9_000))
  expect(screen.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('button', { name: 'Copy reference' })).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('a browser that does not allow copying leaves the reference to be read', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
  setUp()
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(
    await screen.findByText('Your browser did not allow copying. The reference is 2222-2222.'),
  ).toBeVisible()
})
