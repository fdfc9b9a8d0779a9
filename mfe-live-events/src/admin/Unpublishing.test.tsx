import type { EventMailPreview } from '@outcome-studio/shared/data'
import { fakeCalls, fakeEvents, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { liveEvent, openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { countRegistrants, previewEventMail, updateEvents } = fakeCalls
const FIRST = liveEvent('1', { topic: 'Interviews', status: 'published' })
const SECOND = liveEvent('2', { topic: 'Surveys', status: 'published' })
const PAST = liveEvent('3', {
  topic: 'Past',
  status: 'published',
  startTime: '2020-01-01T09:00:00.000Z',
})
const PREVIEW: EventMailPreview = {
  people: 12,
  waiting: 0,
  strangers: 0,
  unreachable: 0,
  mail: {
    subject: 'No longer listed: Interviews',
    heading: 'This event is no longer listed',
    paragraphs: ['Hello Tom,', 'The host has taken this live event off the list.'],
    block: null,
    button: 'Join',
    links: ['Event page'],
    notes: [],
    footer: 'You get this email because you registered.',
  },
}

beforeEach(() => {
  resetFakeData()
  fakeEvents.set(loaded([FIRST, SECOND, PAST]))
  previewEventMail.mockResolvedValue(PREVIEW)
})

const published = async (topic: string) =>
  within(await screen.findByRole('row', { name: topic })).getByRole('switch', { name: 'Published' })
const stored = () => updateEvents.mock.calls

test('before an event is unpublished, it is shown who gets which email', async () => {
  const { user, baseElement } = openLiveEventsAdmin()
  await user.click(await published('Interviews'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish “Interviews”?' }))
  expect(await dialog.findByText('12 members are registered and get this email:')).toBeVisible()
  expect(dialog.getByRole('figure', { name: 'The email' })).toHaveTextContent('No longer listed: Interviews')
  expect(previewEventMail.mock.calls).toEqual([['1', { kind: 'unpublished' }]])
  expect(await axe(baseElement)).toHaveNoViolations()
  expect(stored()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  expect(stored()).toEqual([[['1'], { status: 'unpublished' }]])
  expect(await screen.findByRole('note')).toHaveTextContent('“Interviews” is no longer published.')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('nothing happens if it is left', async () => {
  const { user } = openLiveEventsAdmin()
  await user.click(await published('Interviews'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(await published('Interviews')).toBeChecked()
  expect(stored()).toEqual([])
})

test('nobody is asked about an event that is over, or where nobody is registered or waits', async () => {
  countRegistrants.mockResolvedValue(
    new Map([[FIRST.documentId, { eventId: '1', approved: 0, pending: 0, waitlisted: 0 }]]),
  )
  const { user } = openLiveEventsAdmin()
  expect(await screen.findByText('0 registered')).toBeVisible()
  await user.click(await published('Interviews'))
  await user.click(await published('Past'))
  await waitFor(() =>
    expect(stored()).toEqual([
      [['1'], { status: 'unpublished' }],
      [['3'], { status: 'unpublished' }],
    ]),
  )
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('who registered since the table was filled is told, too', async () => {
  const counted = (approved: number) =>
    new Map([[FIRST.documentId, { eventId: '1', approved, pending: 0, waitlisted: 0 }]])
  countRegistrants.mockResolvedValueOnce(counted(0)).mockResolvedValue(counted(1))
  previewEventMail.mockResolvedValue({ ...PREVIEW, people: 1 })
  const { user } = openLiveEventsAdmin()
  expect(await screen.findByText('0 registered')).toBeVisible()
  await user.click(await published('Interviews'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('1 member is registered and gets this email:')).toBeVisible()
  expect(stored()).toEqual([])
})

test('nothing is unpublished if the question is left while people are counted', async () => {
  const counting = Promise.withResolvers<Awaited<ReturnType<typeof countRegistrants>>>()
  const { user } = openLiveEventsAdmin()
  await screen.findByRole('row', { name: 'Interviews' })
  countRegistrants.mockReturnValue(counting.promise)
  await user.click(await published('Interviews'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Counting who is registered')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  counting.resolve(new Map())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(stored()).toEqual([])
})

test.each([
  [{ pending: 1, waitlisted: 0 }, 1, '1 member waits for approval or a place and gets this email:'],
  [{ pending: 2, waitlisted: 3 }, 5, '5 members wait for approval or a place and get this email:'],
])('people who wait, as %j, are asked about', async (counts, waiting, text) => {
  countRegistrants.mockResolvedValue(new Map([[FIRST.documentId, { eventId: '1', approved: 0, ...counts }]]))
  previewEventMail.mockResolvedValue({ ...PREVIEW, people: waiting, waiting })
  const { user } = openLiveEventsAdmin()
  expect(await screen.findByText(/^0 registered, /)).toBeVisible()
  await user.click(await published('Interviews'))
  expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible()
  expect(stored()).toEqual([])
})

test('who is registered and who waits is counted apart', async () => {
  previewEventMail.mockResolvedValue({ ...PREVIEW, people: 13, waiting: 1 })
  const { user } = openLiveEventsAdmin()
  await user.click(await published('Interviews'))
  const dialog = within(await screen.findByRole('dialog'))
  const told =
    '12 members are registered, and 1 member waits for approval or a place. All of them get this email:'
  expect(await dialog.findByText(told)).toBeVisible()
  expect(dialog.getByText(/For those who wait, it says what becomes of their request\./)).toBeVisible()
})

test('several events are unpublished after one question, which shows the members and the email of each', async () => {
  const mailOf = (topic: string) => ({ ...PREVIEW.mail, subject: `No longer listed: ${topic}` })
  previewEventMail.mockImplementation(async (id) =>
    id === '1'
      ? { ...PREVIEW, mail: mailOf('Interviews') }
      : { ...PREVIEW, people: 3, waiting: 3, mail: mailOf('Surveys') },
  )
  const { user, baseElement } = openLiveEventsAdmin()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Unpublish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish 3 events?' }))
  expect(await dialog.findByText(/^“Interviews”: 12 members are registered and get/)).toBeVisible()
  expect(await dialog.findByText(/^“Surveys”: 3 members wait for approval or a place and get/)).toBeVisible()
  expect(dialog.getByText('The other event is over, or nobody is registered or waits there.')).toBeVisible()
  const [, mail] = dialog.getAllByRole('figure', { name: 'The email' })
  expect(mail).toHaveTextContent('No longer listed: Surveys')
  expect(mail).not.toBeVisible()
  await user.click(dialog.getByText('Show “No longer listed: Surveys”'))
  expect(mail).toBeVisible()
  expect(await axe(baseElement)).toHaveNoViolations()
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  expect(stored()).toEqual([[['1', '2', '3'], { status: 'unpublished' }]])
})

test('while Zoom is down, it is said that nobody knows who is told', async () => {
  previewEventMail.mockRejectedValue(new StudioError('cen/zoom-unavailable'))
  const { user } = openLiveEventsAdmin()
  await user.click(await published('Surveys'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^It is not known who is registered\. Zoom cannot be reached/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  expect(stored()).toEqual([[['2'], { status: 'unpublished' }]])
})
