import type { EventMailPreview } from '@outcome-studio/shared/data'
import { fakeCalls, fakeEvents, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { EventRegistrant } from '../domain/registrants/EventRegistrant.ts'
import { liveEvent, openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'
import { fromLocalInput, toLocalInput } from './changing/localTime.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { changeEvent, previewEventMail } = fakeCalls
const EVENT = liveEvent('1', { topic: 'Interviews', status: 'published' })
const PREVIEW: EventMailPreview = {
  people: 1,
  waiting: 0,
  strangers: 2,
  unreachable: 0,
  mail: {
    subject: 'Changed: Interviews',
    heading: 'The event has changed',
    paragraphs: ['Hello Tom,'],
    block: { title: { text: 'Interviews', was: null }, lines: [{ text: '10:00', was: '9:00' }] },
    button: 'Join',
    links: [],
    notes: [],
    footer: 'You are registered.',
  },
}

beforeEach(() => {
  resetFakeData()
  previewEventMail.mockResolvedValue(PREVIEW)
})

async function open(name: string, event: LiveEvent = EVENT) {
  fakeEvents.set(loaded([event]))
  const view = openLiveEventsAdmin({ path: '/1' })
  await view.user.click(await screen.findByRole('button', { name }))
  return view
}
const later = '2031-05-05T10:30:00.000Z'

test('an event is moved after it is shown who gets which email', async () => {
  const { user, baseElement } = await open('Move event')
  const form = within(await screen.findByRole('dialog', { name: 'Move event' }))
  fireEvent.change(form.getByLabelText(/^Start /), { target: { value: toLocalInput(later) } })
  await user.clear(form.getByLabelText('Minutes'))
  await user.type(form.getByLabelText('Minutes'), '90')
  expect(await axe(baseElement)).toHaveNoViolations()
  await user.click(form.getByRole('button', { name: 'Preview' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Move this event?' }))
  expect(await dialog.findByText('1 member is registered and gets this email:')).toBeVisible()
  expect(dialog.getByText('9:00').tagName).toBe('DEL')
  expect(await axe(baseElement)).toHaveNoViolations()
  const change = { kind: 'moved', startTime: later, duration: 90 }
  expect(previewEventMail.mock.calls).toEqual([['1', change]])
  expect(changeEvent).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Move event' }))
  expect(changeEvent.mock.calls).toEqual([['1', change]])
  expect(await screen.findByText(/^“Interviews” was moved\./)).toBeVisible()
})

test.each([
  ['', '90', /^It lasts 90 minutes instead of 60, also at Zoom\.$/],
  [later, '60', /^It starts on .*2031.* instead of .*, also at Zoom\.$/],
  [later, '90', /^It starts on .* instead of .*, and it lasts 90 minutes instead of 60, also at Zoom\.$/],
])(
  'the preview of a move to %j for %s minutes names what changes, and nothing else',
  async (start, minutes, text) => {
    const { user } = await open('Move event')
    const form = within(await screen.findByRole('dialog', { name: 'Move event' }))
    const value = toLocalInput(start || EVENT.startTime)
    fireEvent.change(form.getByLabelText(/^Start /), { target: { value } })
    fireEvent.change(form.getByLabelText('Minutes'), { target: { value: minutes } })
    await user.click(form.getByRole('button', { name: 'Preview' }))
    expect(await screen.findByText(text)).toBeVisible()
  },
)

test('a time that has passed is not taken', async () => {
  const { user } = await open('Move event')
  const form = within(await screen.findByRole('dialog', { name: 'Move event' }))
  fireEvent.change(form.getByLabelText(/^Start /), { target: { value: '2020-01-01T10:00' } })
  await user.clear(form.getByLabelText('Minutes'))
  await user.click(form.getByRole('button', { name: 'Preview' }))
  expect(form.getByLabelText(/^Start /)).toHaveAccessibleDescription('Choose a time that has not passed.')
  expect(form.getByLabelText('Minutes')).toBeInvalid()
  expect(previewEventMail).not.toHaveBeenCalled()
})

test('nothing moves under the pointer: all actions appear once the registrants are known', async () => {
  const answer = Promise.withResolvers<readonly EventRegistrant[]>()
  fakeCalls.fetchRegistrants.mockReturnValueOnce(answer.promise)
  fakeEvents.set(loaded([EVENT]))
  openLiveEventsAdmin({ path: '/1' })
  expect(await screen.findByText('Loading the registrants')).toBeInTheDocument()
  expect(screen.queryAllByRole('button')).toEqual([])
  await act(async () => answer.resolve([]))
  expect(await screen.findByRole('button', { name: 'Move event' })).toBeVisible()
})

test('an event is canceled after it is shown who is told, and a failure can be tried again', async () => {
  const { user } = await open('Cancel event')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }))
  expect(await dialog.findByText('1 member is registered and gets this email:')).toBeVisible()
  changeEvent.mockRejectedValueOnce(new StudioError('cen/zoom-unavailable'))
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Zoom cannot be reached/)
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }))
  expect(changeEvent.mock.calls[1]).toEqual(['1', { kind: 'canceled' }])
  expect(await screen.findByText(/^“Interviews” was canceled\./)).toBeVisible()
})

test('a cancellation can be left', async () => {
  const { user } = await open('Cancel event')
  await user.click(await screen.findByRole('button', { name: 'Keep the event' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(changeEvent).not.toHaveBeenCalled()
})

test.each([
  ['is over', { startTime: '2020-01-01T09:00:00.000Z' }],
  ['is canceled', { state: 'cancelled' }],
  ['is taking place', { state: 'started' }],
] as const)('an event that %s is neither moved nor canceled', async (_what, changes) => {
  fakeEvents.set(loaded([liveEvent('1', { ...EVENT, ...changes })]))
  openLiveEventsAdmin({ path: '/1' })
  expect(await screen.findByRole('heading', { name: 'No registrants' })).toBeVisible()
  const isCanceled = 'state' in changes && changes.state === 'cancelled'
  expect(screen.queryAllByText(/ minutes\. Canceled\.$/)).toHaveLength(isCanceled ? 1 : 0)
  expect(screen.queryByRole('button', { name: 'Move event' })).not.toBeInTheDocument()
})

test('a moment survives the input for date and time', () => {
  expect(fromLocalInput(toLocalInput(later))).toBe(later)
  expect(fromLocalInput('')).toBe('')
})
