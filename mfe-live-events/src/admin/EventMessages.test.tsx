import type { EventMailPreview } from '@outcome-studio/shared/data'
import {
  fakeCalls,
  fakeEventMessages,
  fakeEvents,
  loaded,
  resetFakeData,
  signedIn,
} from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent, SentMessage } from '@outcome-studio/shared/domain/events'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { EventRegistrant } from '../domain/registrants/EventRegistrant.ts'
import { liveEvent, openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { fetchRegistrants, previewEventMail, sendEventMessage } = fakeCalls
const TO_COME = liveEvent('1', { topic: 'Interviews' })
const OVER = liveEvent('1', {
  topic: 'Interviews',
  startTime: '2026-03-04T05:00:00.000Z',
  vimeoId: '76979871',
})
const person = (name: string, changes: Partial<EventRegistrant> = {}): EventRegistrant => ({
  registrantId: name,
  email: `${name}@acme.test`,
  name,
  status: 'approved',
  registeredAt: '',
  minutes: null,
  member: { uid: name, domain: 'acme.test' },
  ...changes,
})
const PREVIEW: EventMailPreview = {
  people: 2,
  waiting: 0,
  strangers: 1,
  unreachable: 0,
  mail: {
    subject: 'We missed you',
    heading: 'We missed you',
    paragraphs: ['Hello Tom,', 'Here is\nthe recording.'],
    block: {
      title: { text: 'Interviews', was: null },
      lines: [{ text: 'Wednesday, March 4, 2026', was: 'Tuesday, March 3, 2026' }],
    },
    button: 'Watch the recording',
    links: [],
    notes: [],
    footer: 'The host of this live event wrote this.',
  },
}

beforeEach(() => {
  resetFakeData()
  previewEventMail.mockResolvedValue(PREVIEW)
})

async function open(event: LiveEvent, registrants: readonly EventRegistrant[]) {
  fakeEvents.set(loaded([event]))
  fetchRegistrants.mockResolvedValue(registrants)
  const view = openLiveEventsAdmin({ path: '/1' })
  await view.user.click(await screen.findByRole('button', { name: 'Write to registrants' }))
  return view
}
const dialog = (name: string) => screen.findByRole('dialog', { name })
const inDialog = async (name: string) => within(await dialog(name))
const past = [person('ida', { minutes: 40 }), person('bo', { minutes: 0 }), person('cy', { minutes: 0 })]

test('a message to the absent is written, previewed and sent once', async () => {
  const { user, baseElement } = await open(OVER, past)
  const form = await inDialog('Write to registrants')
  await user.selectOptions(form.getByRole('combobox', { name: 'To' }), 'All who did not come (2)')
  await user.type(form.getByRole('textbox', { name: 'Subject' }), 'We missed you')
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'Here is the recording.')
  await user.click(form.getByRole('checkbox', { name: 'With the recording' }))
  expect(await axe(baseElement)).toHaveNoViolations()
  await user.click(form.getByRole('button', { name: 'Preview' }))
  const message = {
    audience: 'absent',
    subject: 'We missed you',
    text: 'Here is the recording.',
    withRecording: true,
  }
  expect(previewEventMail.mock.calls).toEqual([['1', { kind: 'message', ...message }]])

  const preview = within(await screen.findByRole('alertdialog', { name: 'Send this email?' }))
  expect(preview.getByText('This goes to 2 members.')).toBeVisible()
  expect(preview.getByText(/1 person registered at Zoom directly and does not get it/)).toBeVisible()
  const mail = within(preview.getByRole('figure', { name: 'The email' }))
  expect(mail.getByText(/^Hello Tom,/)).toBeVisible()
  expect(mail.getByText('Watch the recording')).toBeVisible()
  expect(mail.queryByRole('link')).not.toBeInTheDocument()
  expect(await axe(baseElement)).toHaveNoViolations()
  expect(sendEventMessage).not.toHaveBeenCalled()

  await user.click(preview.getByRole('button', { name: 'Send to 2 members' }))
  expect(sendEventMessage.mock.calls).toEqual([['1', expect.stringMatching(/^[\da-f-]{36}$/), message]])
  expect(await screen.findByText(/^Your message to 2 members is on its way/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('what was written is kept when the dialog closes, until it is sent', async () => {
  const { user } = await open(OVER, past)
  const reopen = () => user.click(screen.getByRole('button', { name: 'Write to registrants' }))
  const form = await inDialog('Write to registrants')
  await user.type(form.getByRole('textbox', { name: 'Subject' }), 'We missed you')
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'Half a sentence')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await reopen()
  const again = await inDialog('Write to registrants')
  expect(again.getByRole('textbox', { name: 'Subject' })).toHaveValue('We missed you')
  expect(again.getByRole('textbox', { name: 'Text' })).toHaveValue('Half a sentence')
  await user.click(again.getByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'Send to 2 members' }))
  await screen.findByText(/^Your message to 2 members is on its way/)
  await reopen()
  expect((await inDialog('Write to registrants')).getByRole('textbox', { name: 'Text' })).toHaveValue('')
})

test('after a lost answer the same message is sent again, and a changed one is another', async () => {
  const { user } = await open(OVER, past)
  const form = await inDialog('Write to registrants')
  await user.click(form.getByRole('button', { name: 'Start with a follow-up text' }))
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('The recording of “Interviews”')
  expect(form.getByRole('checkbox', { name: 'With the recording' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Preview' }))
  sendEventMessage.mockRejectedValueOnce(new StudioError('cen/offline'))
  const send = () => screen.getByRole('button', { name: 'Send to 2 members' })
  await screen.findByRole('alertdialog')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The server cannot be reached/)
  sendEventMessage.mockRejectedValueOnce(new StudioError('cen/too-many-messages'))
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Many messages were sent/)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '!')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByRole('alertdialog')
  await user.click(send())
  const [first, second, third] = sendEventMessage.mock.calls.map(([, id]) => id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('before the event one writes to those who are registered or wait, without a recording', async () => {
  const registrants = [
    person('ida'),
    person('bo', { status: 'pending' }),
    person('cy', { status: 'waitlisted' }),
  ]
  await open(TO_COME, registrants)
  const form = await inDialog('Write to registrants')
  const options = within(form.getByRole('combobox', { name: 'To' })).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'All who are registered (1)',
    'All who wait for approval or a place (2)',
  ])
  expect(form.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(form.queryByRole('button', { name: 'Start with a follow-up text' })).not.toBeInTheDocument()
})

test('what is missing is said at the field, and nothing is previewed', async () => {
  const { user, baseElement } = await open(TO_COME, [person('ida')])
  const form = await inDialog('Write to registrants')
  await user.click(form.getByRole('button', { name: 'Preview' }))
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription('Write a subject.')
  await user.type(form.getByRole('textbox', { name: 'Subject' }), 'News')
  expect(form.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription(/^Write a text\./)
  expect(await axe(baseElement)).toHaveNoViolations()
  expect(previewEventMail).not.toHaveBeenCalled()
})

test('a message that nobody would get is not sent', async () => {
  previewEventMail.mockResolvedValue({ ...PREVIEW, people: 0, strangers: 3, unreachable: 1 })
  const { user } = await open(OVER, past)
  await user.click(await screen.findByRole('button', { name: 'Start with a follow-up text' }))
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('alertdialog'))
  expect(preview.getByText('Nobody would get this.')).toBeVisible()
  expect(
    preview.getByText(
      /^3 people registered at Zoom directly and do not get it\. The mail server of 1 member/,
    ),
  ).toBeVisible()
  expect(preview.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('a preview that fails can be tried again, and the text stays', async () => {
  previewEventMail.mockRejectedValueOnce(new StudioError('cen/zoom-unavailable'))
  const { user } = await open(OVER, past)
  await user.click(await screen.findByRole('button', { name: 'Start with a follow-up text' }))
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Zoom cannot be reached/)
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('while Zoom has no report, it is said that nobody knows who came', async () => {
  await open(OVER, [person('ida')])
  expect(await screen.findByText(/^Zoom does not say yet who came/)).toBeVisible()
})

const SENT: SentMessage = {
  id: 'm1',
  eventId: OVER.documentId,
  sentBy: 'tom',
  createdAt: '2026-03-05T05:00:00.000Z',
  audience: 'absent',
  subject: 'We missed you',
  text: 'Here is the recording.',
  withRecording: true,
  state: 'sent',
  people: 3,
  delivered: 2,
  failed: 1,
}

test('the log says who wrote what to whom, and follows what arrives', async () => {
  signedIn(parseMember({ id: 'tom', email: 'tom@acme.test' }), true)
  fakeEvents.set(loaded([OVER]))
  fetchRegistrants.mockResolvedValue(past)
  const sending = { ...SENT, id: 'm2', sentBy: 'eve', subject: 'News', state: 'sending', failed: 0 } as const
  fakeEventMessages.set(loaded([sending, SENT]))
  const { user, container } = openLiveEventsAdmin({ path: '/1' })
  const log = await screen.findByRole('region', { name: 'Messages to registrants' })
  expect(
    within(log).getByText(/by another admin\. All who did not come\. Being sent: 2 of 3 delivered\.$/),
  ).toBeVisible()
  expect(within(log).getByText(/by you\. .*\. 2 of 3 delivered, 1 not delivered\.$/)).toBeVisible()
  await user.click(within(log).getByText('We missed you'))
  expect(within(log).getAllByText('Here is the recording.')[1]).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  act(() => fakeEventMessages.set(loaded([{ ...sending, state: 'sent', delivered: 3 }, SENT])))
  await waitFor(() =>
    expect(within(log).getByText(/All who did not come\. 3 of 3 delivered\.$/)).toBeVisible(),
  )
})

test('a log that cannot be read says so', async () => {
  const refetch = jest.fn()
  fakeEvents.set(loaded([OVER]))
  fetchRegistrants.mockResolvedValue(past)
  fakeEventMessages.set({ data: undefined, error: new StudioError('cen/offline'), isPending: false, refetch })
  const { user } = openLiveEventsAdmin({ path: '/1' })
  expect(await screen.findByText(/^The messages to registrants could not be read\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
