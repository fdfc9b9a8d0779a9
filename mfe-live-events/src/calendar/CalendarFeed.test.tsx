import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openEvents, pass } from '../testing/openEvents.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const ADDRESS = 'https://functions.test/calendarFeed/token.ics'
const { readCalendarAddress, changeCalendarAddress } = fakeCalls

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  resetFakeData()
  user = userEvent.setup()
})
afterEach(() => jest.restoreAllMocks())

const button = (name: string) => screen.findByRole('button', { name })
const field = () => screen.findByRole('textbox', { name: 'Calendar address' })

/** Opens the dialog of a member who has no access: the address needs none. */
async function open() {
  const view = openEvents('', { unrestricted: false })
  await user.click(await button('Calendar feed'))
  expect(await screen.findByRole('dialog', { name: 'Calendar feed' })).toBeVisible()
  return view
}

test('creates an address and copies it', async () => {
  changeCalendarAddress.mockResolvedValue(ADDRESS)
  const { baseElement } = await open()
  await user.click(await button('Create calendar address'))
  expect(changeCalendarAddress).toHaveBeenCalledWith('create')
  expect(await field()).toHaveValue(ADDRESS)
  expect(await field()).toHaveAttribute('readonly')
  expect(await field()).toHaveAccessibleDescription(/^Keep it to yourself/)
  await waitFor(async () => expect(await button('Copy address')).toHaveFocus())

  await user.click(await button('Copy address'))
  expect(await screen.findByText('Copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  expect(await axe(baseElement)).toHaveNoViolations()
})

test('without access to the clipboard the address is selected', async () => {
  readCalendarAddress.mockResolvedValue(ADDRESS)
  await open()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(await button('Copy address'))
  expect(await screen.findByText(/does not allow copying/)).toBeVisible()
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveProperty('selectionStart', 0)
  expect(await field()).toHaveProperty('selectionEnd', ADDRESS.length)
})

test('revokes the address after a question, and creates another one', async () => {
  readCalendarAddress.mockResolvedValue(ADDRESS)
  await open()
  await user.click(await button('Revoke'))
  expect(await screen.findByRole('alertdialog', { name: 'Revoke this address?' })).toBeVisible()
  await user.click(await button('Keep address'))
  expect(changeCalendarAddress).not.toHaveBeenCalled()
  await waitFor(async () => expect(await button('Revoke')).toHaveFocus())

  await user.click(await button('Revoke'))
  await user.click(await button('Revoke'))
  expect(changeCalendarAddress).toHaveBeenCalledWith('revoke')
  expect(await screen.findByText('The address no longer works.')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(async () => expect(await button('Create calendar address')).toHaveFocus())

  const other = ADDRESS.replace('token', 'other')
  changeCalendarAddress.mockResolvedValue(other)
  await user.click(await button('Create calendar address'))
  expect(await field()).toHaveValue(other)
})

test.each([
  ['offline', new StudioError('cen/offline'), 'The server cannot be reached.'],
  ['refused', Object.assign(new Error('no'), { code: 'functions/resource-exhausted' }), ''],
])('%s, the dialog says so, and tries again', async (_what, error, message) => {
  readCalendarAddress.mockRejectedValueOnce(error)
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`Your calendar address could not be loaded. ${message}`)
  await user.click(await button('Try again'))

  changeCalendarAddress.mockRejectedValueOnce(error)
  await user.click(await button('Create calendar address'))
  expect(await screen.findByRole('alert')).toHaveTextContent(`The address was not created. ${message}`)

  readCalendarAddress.mockResolvedValue(ADDRESS)
  changeCalendarAddress.mockResolvedValueOnce(ADDRESS)
  await user.click(await button('Create calendar address'))
  expect(await field()).toHaveValue(ADDRESS)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  changeCalendarAddress.mockRejectedValueOnce(error)
  await user.click(await button('Revoke'))
  await user.click(await button('Revoke'))
  expect(await screen.findByRole('alert')).toHaveTextContent(`The address was not revoked. ${message}`)
  await user.click(await button('Keep address'))
  expect(await field()).toHaveValue(ADDRESS)
})

test('an address that was created although the answer was lost is shown', async () => {
  await open()
  changeCalendarAddress.mockRejectedValueOnce(new StudioError('cen/offline'))
  readCalendarAddress.mockResolvedValue(ADDRESS)
  await user.click(await button('Create calendar address'))
  expect(await field()).toHaveValue(ADDRESS)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('loading for long is said, and creating cannot be pressed twice', async () => {
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  let answer: (address: string | null) => void = () => {}
  readCalendarAddress.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await open()
  await pass(6_000)
  expect(await screen.findByText('This is taking longer than usual.')).toBeVisible()
  answer(null)
  changeCalendarAddress.mockReturnValue(new Promise(() => {}))
  await user.click(await button('Create calendar address'))
  await user.click(screen.getByRole('button', { name: /^Create calendar address/ }))
  expect(changeCalendarAddress).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
