import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openProfile } from '../testing/openProfile.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { updateEventReminders } = fakeCalls
beforeEach(resetFakeData)

const reminders = () => screen.findByRole('switch', { name: 'Event reminders' })

test('reminders are switched off at once, and the switch follows the record', async () => {
  const { user, host, container } = openProfile()
  expect(await reminders()).toBeChecked()
  expect(await reminders()).toHaveAccessibleDescription(/a day and an hour before each event/)
  let acknowledge = () => {}
  updateEventReminders.mockReturnValue(
    new Promise((resolve) => {
      acknowledge = resolve
    }),
  )
  await user.click(await reminders())
  expect(updateEventReminders.mock.calls).toEqual([[false]])
  expect(await reminders()).not.toBeChecked()
  act(() => host.member.set(testMember({ eventReminders: false })))
  act(() => acknowledge())
  await waitFor(async () => expect(await reminders()).not.toBeChecked())
  expect(await axe(container)).toHaveNoViolations()
})

test('a choice that was not saved is shown as it was, with the reason', async () => {
  const { user, host } = openProfile({ eventReminders: false })
  updateEventReminders.mockRejectedValue(new StudioError('cen/offline'))
  await user.click(await reminders())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Your choice was not saved. ${ERROR_CATALOGUE['cen/offline'].message}`,
  )
  expect(await reminders()).not.toBeChecked()
  expect(host.calls.reports).toHaveLength(1)
})
