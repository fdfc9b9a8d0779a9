import { fakeCalls, fakeEvents, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { EventRegistrant } from '../domain/registrants/EventRegistrant.ts'
import { liveEvent, openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { decideRegistrants, fetchRegistrants } = fakeCalls
const EVENT = liveEvent('1', { topic: 'Interviews', approval: 'manual' })
const person = (name: string, changes: Partial<EventRegistrant> = {}): EventRegistrant => ({
  registrantId: name.toLowerCase(),
  email: `${name.toLowerCase()}@acme.test`,
  name,
  status: 'pending',
  registeredAt: '',
  minutes: null,
  member: { uid: name.toLowerCase(), domain: 'acme.test' },
  ...changes,
})
const IDA = person('Ida')
const BO = person('Bo')
const CY = person('Cy', { status: 'approved', member: undefined })
const DEE = person('Dee', { status: 'waitlisted', registrantId: '' })

async function open(registrants: readonly EventRegistrant[] = [IDA, BO, CY, DEE], event: LiveEvent = EVENT) {
  fakeEvents.set(loaded([event]))
  fetchRegistrants.mockResolvedValue(registrants)
  const view = openLiveEventsAdmin({ path: '/1' })
  expect(await screen.findByText(`${registrants.length} people`)).toBeVisible()
  return view
}
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const button = (name: string) => screen.getByRole('button', { name })
const decided = () => decideRegistrants.mock.calls.map(([, decision]) => decision)

beforeEach(resetFakeData)

test('one person is approved, and the list is read again', async () => {
  const { user, container } = await open()
  await user.click(box('Ida'))
  expect(screen.getByText('1 person selected')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(button('Approve'))
  expect(decided()).toEqual([{ decision: 'approve', reason: '', registrantIds: ['ida'] }])
  expect(await screen.findByRole('note')).toHaveTextContent('Ida was approved.')
  await waitFor(() => expect(fetchRegistrants).toHaveBeenCalledTimes(2))
  expect(box('Ida')).not.toBeChecked()
})

test('several are denied with a reason, after it is said who reads it', async () => {
  const { user, baseElement } = await open()
  await user.click(button('Select 2 awaiting approval'))
  await user.click(box('Cy'))
  await user.click(button('Deny'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny 3 people?' }))
  expect(dialog.getByText(/^Members are told by email .* lose their places\.$/)).toBeVisible()
  expect(dialog.getByText(/^1 person registered at Zoom directly/)).toBeVisible()
  expect(await axe(baseElement)).toHaveNoViolations()
  await user.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), ' It is for coaches. ')
  await user.click(dialog.getByRole('button', { name: 'Deny 3' }))
  expect(decided()).toMatchObject([{ decision: 'deny', reason: 'It is for coaches.' }])
  expect(decided()[0]?.registrantIds.toSorted()).toEqual(['bo', 'cy', 'ida'])
  expect(await screen.findByRole('note')).toHaveTextContent('3 people were denied.')
})

test('a denial can be left', async () => {
  const { user } = await open()
  await user.click(box('Ida'))
  await user.click(button('Deny'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(decideRegistrants).not.toHaveBeenCalled()
})

test('only those are decided for whom it changes something', async () => {
  const { user } = await open()
  await user.click(box('Cy'))
  expect(button('Approve')).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(button('Approve'))
  expect(decided()[0]?.registrantIds.toSorted()).toEqual(['bo', 'ida'])
})

test('those who failed are named, and tried again alone', async () => {
  const { user } = await open()
  decideRegistrants.mockResolvedValueOnce([
    { registrantId: 'ida', outcome: 'failed', problem: 'Zoom could not be reached.' },
    { registrantId: 'bo', outcome: 'gone', problem: '' },
  ])
  await user.click(button('Select 2 awaiting approval'))
  await user.click(button('Approve'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 of 2 people were not approved. Ida: Zoom could not be reached. Bo: They are no longer registered.',
  )
  await user.click(button('Try again'))
  expect(decided()[1]?.registrantIds).toEqual(['ida'])
  expect(await screen.findByRole('note')).toHaveTextContent('Ida was approved.')
})

test('while Zoom is down nobody is decided, and it can be tried again', async () => {
  const { user } = await open()
  decideRegistrants.mockRejectedValueOnce(new StudioError('cen/zoom-unavailable'))
  await user.click(box('Bo'))
  await user.click(button('Approve'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Bo was not approved\. Zoom cannot be reached/)
  await user.click(button('Try again'))
  expect(decided()).toHaveLength(2)
})

test('people on the waitlist are listed, and not decided', async () => {
  await open()
  expect(screen.getByText('1 registered, 2 awaiting approval, 1 on the waitlist.')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Select Dee' })).not.toBeInTheDocument()
})

test.each([
  ['is over', { startTime: '2020-01-01T09:00:00.000Z' }],
  ['is canceled', { state: 'cancelled' }],
  ['needs no registration', { approval: 'none' }],
] as const)('nobody is decided for an event that %s', async (_what, changes) => {
  await open([IDA, BO], liveEvent('1', { ...EVENT, ...changes }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
