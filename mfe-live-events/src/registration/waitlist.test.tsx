import {
  fakeCalls,
  fakeRegistrations,
  loaded,
  resetFakeData,
  signedIn,
} from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { RegistrationQuestion } from '@outcome-studio/shared/domain/events'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openEvents, pass, setEvents, setRegistration } from '../testing/openEvents.tsx'
import { DAY, HOUR, NOW, testEvent } from '../testing/testEvents.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  resetFakeData()
  signedIn(testMember())
  jest.useFakeTimers({ now: NOW })
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
})
afterEach(() => jest.useRealTimers())

const topic = () => screen.findByRole('heading', { level: 1, name: 'Topic one' })
const button = (name: string) => screen.getByRole('button', { name })
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
/** axe itself waits on timers. */
async function expectAccessible(container: Element) {
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
}
const wishes = () => fakeCalls.register.mock.calls.map(([, wish]) => wish)

test('a full event says so, and a press joins the waitlist', async () => {
  setEvents(testEvent('one', DAY, { isFull: true }))
  const { container } = openEvents('/one')
  await topic()
  expect(screen.getByText('Full')).toBeVisible()
  expect(screen.getByText(/^Full. Join the waitlist:/)).toBeVisible()
  noButton('Register')
  await user.click(button('Join the waitlist'))
  expect(wishes()).toEqual([{ waitlist: true, answers: {} }])
  act(() => setRegistration('one', { kind: 'waitlisted', position: 3 }))
  expect(screen.getByText(/You are number 3 on the waitlist./)).toBeVisible()
  expect(screen.getByText('On the waitlist')).toBeVisible()
  expect(screen.queryByText('Full')).not.toBeInTheDocument()
  act(() => setRegistration('one', { kind: 'waitlisted', position: 2 }))
  expect(screen.getByText(/You are number 2 on the waitlist./)).toBeVisible()
  await expectAccessible(container)
})

test('leaving the waitlist can be undone', async () => {
  const wish = { waitlist: true, answers: { city: 'Berlin' } }
  fakeCalls.cancelRegistration.mockResolvedValue(wish)
  setRegistration('one', { kind: 'waitlisted', position: 0 })
  setEvents(testEvent('one', DAY, { isFull: true }))
  const { host } = openEvents('/one')
  await topic()
  expect(screen.getByText(/You are on the waitlist./)).toBeVisible()
  await user.click(button('Leave the waitlist'))
  act(() => fakeRegistrations.set(loaded(new Map())))
  expect(screen.getByText('You left the waitlist of “Topic one”.')).toBeVisible()
  await user.click(button('Undo'))
  expect(wishes()).toEqual([wish])
  act(() => setRegistration('one', { kind: 'waitlisted', position: 1 }))
  expect(host.calls.toasts).toEqual(['You are back on the waitlist of “Topic one”.'])
})

test('a member from the waitlist can decline for a time, and cancel afterwards', async () => {
  const declineUntil = new Date(NOW + HOUR).toISOString()
  setRegistration('one', { kind: 'registered', joinURL: 'https://zoom.test/w/1', declineUntil })
  setEvents(testEvent('one', 2 * DAY))
  openEvents('/one')
  await topic()
  expect(screen.getByText(/decline by Tuesday, March 10, 2026, 10:00 AM EDT/)).toBeVisible()
  expect(button('Decline')).toBeVisible()
  noButton('Cancel registration')
  await pass(HOUR)
  await user.click(button('Cancel registration'))
  expect(fakeCalls.cancelRegistration).toHaveBeenCalledWith('one')
})

const QUESTIONS: readonly RegistrationQuestion[] = [
  { id: 'city', label: 'City', kind: 'text', options: [], isRequired: true },
  { id: '#Day?', label: 'Day?', kind: 'single', options: ['Monday', 'Friday'], isRequired: true },
  {
    id: '#Topics',
    label: 'Topics',
    kind: 'multiple',
    options: ['Jobs', 'Outcomes', 'Needs'],
    isRequired: true,
  },
  { id: 'comments', label: 'Comments', kind: 'text', options: [], isRequired: false },
]

test('the questions of the host are asked, and stay answered after an error', async () => {
  setEvents(testEvent('one', DAY, { questions: QUESTIONS }))
  const { container } = openEvents('/one')
  await topic()
  await user.click(button('Register'))
  expect(fakeCalls.register).not.toHaveBeenCalled()
  const city = screen.getByRole('textbox', { name: 'City (required)' })
  expect(screen.getAllByText('The host needs an answer to this question.')).toHaveLength(3)
  expect(city).toBeInvalid()
  expect(city).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Comments' })).not.toBeInvalid()
  await user.type(city, 'Berlin')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day? (required)' }), 'Friday')
  await user.click(screen.getByRole('checkbox', { name: 'Needs' }))
  await user.click(screen.getByRole('checkbox', { name: 'Jobs' }))
  fakeCalls.register.mockRejectedValueOnce(new StudioError('cen/offline'))
  await user.click(button('Register'))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(city).toHaveValue('Berlin')
  act(() => setRegistration('one', { kind: 'requested' }))
  act(() => setRegistration('one', { kind: 'failed', failure: 'questionsRequired' }))
  expect(screen.getByRole('textbox', { name: 'City (required)' })).toHaveValue('Berlin')
  const answers = { city: 'Berlin', '#Day?': 'Friday', '#Topics': 'Jobs\nNeeds' }
  expect(wishes()).toEqual([{ waitlist: false, answers }])
  await expectAccessible(container)
})

test('who has not confirmed their address is told what to do, and gets the email again', async () => {
  fakeCalls.readSignIn.mockResolvedValue({ isByToken: false, isEmailVerified: false })
  setEvents(testEvent('one', DAY))
  const { container } = openEvents('/one')
  await topic()
  expect(await screen.findByText(/confirm your email address first/)).toBeVisible()
  noButton('Register')
  await user.click(button('Send the email again'))
  expect(fakeCalls.resendConfirmation).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/We sent you a new email./)).toBeVisible()
  await user.click(button('I have confirmed it'))
  expect(fakeCalls.refreshSession).toHaveBeenCalledTimes(1)
  noButton('Register')
  fakeCalls.readSignIn.mockResolvedValue({ isByToken: false, isEmailVerified: true })
  await user.click(button('I have confirmed it'))
  expect(button('Register')).toBeVisible()
  await expectAccessible(container)
})

test('an email that could not be sent says why', async () => {
  fakeCalls.readSignIn.mockResolvedValue({ isByToken: false, isEmailVerified: false })
  fakeCalls.resendConfirmation.mockRejectedValue(new StudioError('cen/offline'))
  setEvents(testEvent('one', DAY))
  openEvents('/one')
  await topic()
  await user.click(await screen.findByRole('button', { name: 'Send the email again' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText(/We sent you a new email./)).not.toBeInTheDocument()
})
