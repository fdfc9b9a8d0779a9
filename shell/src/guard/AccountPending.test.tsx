import { fakeCalls, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
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
  expect(screen.getByRole('note')).toHaveTextContent('This is taking longer than usual.')
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
  // A developer who signed in by a token and has no record gets one too.
  expect(fakeCalls.runSSOMigrationSync).toHaveBeenLastCalledWith(undefined, { evenByToken: true })
})

test('a failure says why, and the record is requested again with growing pauses', async () => {
  const { runSSOMigrationSync } = fakeCalls
  runSSOMigrationSync.mockResolvedValue(new StudioError('cen/offline'))
  signedIn(testMember())
  show()
  await pass(3_000)
  expect(runSSOMigrationSync).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('note')).toHaveTextContent('Your account isn’t ready yet.')
  expect(screen.getByRole('note')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
  await pass(5_999)
  expect(runSSOMigrationSync).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(runSSOMigrationSync).toHaveBeenCalledTimes(2)
  await pass(11_999)
  expect(runSSOMigrationSync).toHaveBeenCalledTimes(2)

  runSSOMigrationSync.mockResolvedValue(null)
  fireEvent(window, new Event('online'))
  await pass(0)
  expect(runSSOMigrationSync).toHaveBeenCalledTimes(3)
  expect(screen.queryByText(/isn’t ready yet/)).not.toBeInTheDocument()
})

test('requests nothing more once the page has moved on', async () => {
  signedIn(testMember())
  const { unmount } = show()
  unmount()
  await pass(60_000)
  fireEvent(window, new Event('online'))
  expect(fakeCalls.runSSOMigrationSync).not.toHaveBeenCalled()
})
