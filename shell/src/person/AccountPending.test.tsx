import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { AccountPending } from './AccountPending.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a long wait says so and offers the way out', () => {
  render(<AccountPending />, { wrapper: MemoryRouter })
  act(() => jest.advanceTimersByTime(9_999))
  expect(screen.getByRole('status')).toHaveTextContent('Loading your account')
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('note')).toHaveTextContent('This takes longer than usual.')
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
})
