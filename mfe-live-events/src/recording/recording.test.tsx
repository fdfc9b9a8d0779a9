import {
  fakeCalls,
  fakeEventProgress,
  loaded,
  resetFakeData,
  signedIn,
} from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { type EventId, NO_PROGRESS } from '@outcome-studio/shared/domain/events'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openEvents, setEvents } from '../testing/openEvents.tsx'
import { playerPage } from '../testing/playerPage.ts'
import { NOW, testEvent } from '../testing/testEvents.ts'
import { formatPosition } from './formatPosition.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const LOCAL = 'http://localhost:9500'
// Without a delay, also with fake timers.
const user = userEvent.setup({ delay: null })
let clock = 0

beforeEach(() => {
  resetFakeData()
  signedIn(testMember())
  clock = 0
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const storedAt = (position: number) =>
  fakeEventProgress.set(loaded(new Map([['one' as EventId, { done: [], position }]])))
/** The positions that were stored. */
const saved = () => fakeCalls.saveEventProgress.mock.calls.map(([, change]) => change(NO_PROGRESS).position)

/** Presses "Watch recording"; resolves with the page in the player's frame. */
async function watch(origin = 'https://player.vimeo.com', vimeoId = '76979871/abc1234def') {
  fakeCalls.videoOrigin.mockReturnValue(origin)
  fakeCalls.readRecording.mockResolvedValue({ kind: 'recording', vimeoId })
  setEvents(testEvent('one', Date.now() - NOW - 86_400_000, { vimeoId }))
  const view = openEvents('/one')
  const button = await screen.findByRole('button', { name: /^(Watch recording|Resume at [\d:]+)$/ })
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(button)
  const frame = await screen.findByTitle('Recording of Topic one')
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The player has no frame.')
  return { ...view, frame, page: playerPage(frame, origin) }
}

test.each(['https://player.vimeo.com', LOCAL])('a recording plays from %s', async (origin) => {
  const { frame, page, container } = await watch(origin)
  const address = new URL(frame.src)
  expect(address.origin).toBe(origin)
  expect(address.pathname).toBe('/video/76979871')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    h: 'abc1234def',
    dnt: '1',
    cc: '1',
    speed: '1',
    keyboard: '1',
  })
  act(() => page.emit('ready'))
  await waitFor(() => expect(page.calls()).toContain('play'))
  expect(page.calls()).not.toContain('setCurrentTime')
  expect(screen.queryByText(/Resumed/)).not.toBeInTheDocument()
  expect(await axe(container, { iframes: false })).toHaveNoViolations()
})

test('messages of another page in between do nothing', async () => {
  const { page } = await watch(LOCAL)
  act(() => {
    dispatchEvent(new MessageEvent('message', { data: { event: 'ready' }, origin: LOCAL, source: window }))
    dispatchEvent(new MessageEvent('message', { data: { event: 'ready' }, origin: 'https://evil.test' }))
  })
  await act(async () => {})
  expect(page.calls()).not.toContain('play')
})

test('the button names where it goes on', async () => {
  storedAt(754.2)
  setEvents(testEvent('one', Date.now() - NOW - 86_400_000, { vimeoId: '1' }))
  openEvents('/one')
  expect(await screen.findByRole('button', { name: 'Resume at 12:34' })).toBeVisible()
})

test('who has lost access by the moment of playing is told what to do', async () => {
  fakeCalls.readRecording.mockResolvedValue({ kind: 'noAccess' })
  setEvents(testEvent('one', Date.now() - NOW - 86_400_000, { vimeoId: '1' }))
  const { container } = openEvents('/one')
  await user.click(await screen.findByRole('button', { name: 'Watch recording' }))
  expect(await screen.findByText(/^Your membership has ended./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'See plans' })).toBeVisible()
  expect(container.querySelector('iframe')).toBeNull()
})

test('a recording whose address cannot be read is tried again', async () => {
  fakeCalls.readRecording.mockRejectedValueOnce(new StudioError('cen/offline'))
  setEvents(testEvent('one', Date.now() - NOW - 86_400_000, { vimeoId: '1' }))
  openEvents('/one')
  await user.click(await screen.findByRole('button', { name: 'Watch recording' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Watch recording' }))
  expect(await screen.findByTitle('Recording of Topic one')).toBeInTheDocument()
})

test('goes on where the member stopped, and starts over on request', async () => {
  storedAt(754.2)
  const { page } = await watch()
  act(() => page.emit('ready'))
  expect(await screen.findByText('Resumed at 12:34.')).toBeVisible()
  expect(page.valuesOf('setCurrentTime')).toEqual([754.2])
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(page.valuesOf('setCurrentTime')).toEqual([754.2, 0]))
  expect(screen.queryByText(/Resumed/)).not.toBeInTheDocument()
})

test.each([
  ['was watched to its end', 3597],
  ['was hardly begun', 4.9],
])('a recording that %s starts at its beginning', async (_case, position) => {
  storedAt(position)
  const { page } = await watch()
  act(() => page.emit('ready'))
  await waitFor(() => expect(page.calls()).toContain('play'))
  expect(page.calls()).not.toContain('setCurrentTime')
  expect(screen.queryByText(/Resumed/)).not.toBeInTheDocument()
})

test('stores the position each ten seconds, at a pause, at the end and on leaving', async () => {
  const { page, unmount } = await watch()
  act(() => page.emit('ready'))
  await waitFor(() => expect(page.calls()).toContain('play'))
  const at = (seconds: number) => {
    clock = seconds * 1_000
    act(() => page.emit('timeupdate', { seconds, duration: 3600, percent: seconds / 3600 }))
  }
  for (let seconds = 1; seconds <= 21; seconds += 1) at(seconds)
  expect(saved()).toEqual([1, 11, 21])
  at(22.25)
  act(() => page.emit('pause', { seconds: 22.25 }))
  expect(saved()).toEqual([1, 11, 21, 22.3])
  at(23)
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(saved().at(-1)).toBe(23)
  act(() => page.emit('ended', { seconds: 3600 }))
  expect(saved().at(-1)).toBe(0)
  at(24)
  unmount()
  expect(saved().at(-1)).toBe(24)
  expect(fakeCalls.saveEventProgress.mock.calls[0]?.[1]({ done: ['preTool'], position: 0 })).toEqual({
    done: ['preTool'],
    position: 1,
  })
})

test.each([
  ['PrivacyError', /is private/],
  ['NotFoundError', /no longer exists/],
  ['Error', /cannot be played at the moment/],
])('a recording with a %s is explained, and tried again', async (name, text) => {
  const { page, container } = await watch()
  act(() => page.emit('error', { method: 'ready', name, message: 'Refused.' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(await axe(container, { iframes: false })).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getByTitle('Recording of Topic one')).toBeInTheDocument()
})

test('a recording with a password can be unlocked in the player', async () => {
  const { page } = await watch()
  act(() => page.emit('ready'))
  await waitFor(() => expect(page.calls()).toContain('play'))
  act(() => page.emit('error', { method: 'play', name: 'PasswordError', message: 'Locked.' }))
  expect(await screen.findByText(/protected by a password/)).toBeVisible()
  expect(screen.getByTitle('Recording of Topic one')).toBeVisible()
  act(() => page.emit('timeupdate', { seconds: 1, duration: 3600, percent: 0 }))
  expect(screen.queryByText(/protected by a password/)).not.toBeInTheDocument()
})

test('a player that says nothing is blocked', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  await watch()
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Allow player.vimeo.com/)
})

test('what is no video is not offered', async () => {
  setEvents(testEvent('one', Date.now() - NOW - 86_400_000, { vimeoId: 'https://evil.test/1' }))
  openEvents('/one')
  await screen.findByRole('heading', { level: 1, name: 'Topic one' })
  expect(screen.queryByRole('button', { name: 'Watch recording' })).not.toBeInTheDocument()
})

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatPosition(seconds)).toBe(text)
})
