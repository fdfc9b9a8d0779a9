import { fakeCalls, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { AccountPending } from './AccountPending.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountPending />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

test('a long wait says so and offers the way out', async () => {
  show()
  await pass(9_999)
  expect(screen.getByRole('status')).toHaveTextContent('Loading your account')
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  await pass(1)
  expect(screen.getByRole('note')).toHaveTextContent('This takes longer than usual.')
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  expect(fakeCalls.runSSOMigrationSync).not.toHaveBeenCalled()
})

test('who is signed in has the record asked for again, by itself and by hand', async () => {
  signedIn(testMember())
  show()
  await pass(2_999)
  expect(fakeCalls.runSSOMigrationSync).not.toHaveBeenCalled()
  await pass(1)
  expect(fakeCalls.runSSOMigrationSync).toHaveBeenCalledTimes(1)
  await pass(7_000)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(fakeCalls.runSSOMigrationSync).toHaveBeenCalledTimes(2)
})
