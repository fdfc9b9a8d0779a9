import { fakeRegisteredEvents, loaded, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderShell } from '../../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const NOW = Date.parse('2026-03-10T13:00:00.000Z')
const MINUTE = 60_000

beforeEach(() => {
  resetFakeData()
  jest.useFakeTimers({ now: NOW })
  signedIn(testMember({ cookiePreferences: { functionalInsights: false } }))
})
afterEach(() => jest.useRealTimers())

function registered(id: string, startsIn: number, fields: Partial<LiveEvent> = {}) {
  const event = parseLiveEvent(id, {
    topic: `Topic ${id}`,
    startTime: new Date(NOW + startsIn).toISOString(),
    duration: 60,
    ...fields,
  })
  if (event === null) throw new Error('The event has no valid time.')
  return { event, joinURL: `https://zoom.test/w/${id}` }
}

/** Steps, so that each render can set the next timer. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await act(() => jest.advanceTimersByTimeAsync(MINUTE))
  }
}

test('shows the next event below the tiles, above them with Join when it is time, and then the one after it', async () => {
  fakeRegisteredEvents.set(
    loaded([
      registered('later', 200 * MINUTE),
      registered('cancelled', 10 * MINUTE, { state: 'cancelled' }),
      registered('next', 20 * MINUTE),
      registered('over', -90 * MINUTE),
    ]),
  )
  const { container } = renderShell('/')
  await pass(1)
  expect(screen.getByRole('link', { name: 'Topic next' })).toHaveAttribute('href', '/live-events/next')
  expect(screen.getByText(/Starts in 19 minutes/)).toBeVisible()
  expect(screen.getByText('Today')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument()
  const tiles = screen.getByRole('list', { name: 'Areas' })
  const card = () => screen.getByRole('region', { name: 'Your next event' })
  expect(tiles.compareDocumentPosition(card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await pass(9)
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://zoom.test/w/next')
  expect(tiles.compareDocumentPosition(card())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await pass(10)
  expect(screen.getByText(/Live now/)).toBeVisible()
  await pass(60)
  expect(screen.getByRole('link', { name: 'Topic later' })).toBeVisible()
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})

test('shows nothing without a registration', async () => {
  renderShell('/')
  await pass(1)
  expect(screen.queryByRole('region', { name: 'Your next event' })).not.toBeInTheDocument()
})
