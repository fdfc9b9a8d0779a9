import { describeError, ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain'
import type { RenderFeatureOptions } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { fakeCalls, resetFakeData } from '../testing/fakeData.ts'
import { openProfile } from '../testing/openProfile.tsx'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../testing/fakeData.ts'))

const EMAIL = 'standard@acme.test'
const { deleteMyAccount, readSignIn, reauthenticate, signOut } = fakeCalls

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  resetFakeData()
})

const dialog = () => screen.findByRole('alertdialog', { name: 'Delete your account?' })
const inDialog = async (name: string) => within(await dialog()).getByRole('button', { name })
const confirmation = async () => within(await dialog()).getByRole('textbox')

async function ask(host: RenderFeatureOptions = {}) {
  const opened = openProfile({}, host)
  await opened.user.click(await screen.findByRole('button', { name: 'Delete account' }))
  return opened
}
async function confirm({ user }: Awaited<ReturnType<typeof ask>>) {
  await user.type(await confirmation(), EMAIL)
  await user.click(await inDialog('Delete account'))
}
function signedInLongAgo(isByToken: boolean) {
  deleteMyAccount.mockRejectedValueOnce(new StudioError('cen/fresh-sign-in-required'))
  readSignIn.mockResolvedValue({ isByToken })
}

describe('asked for', () => {
  test('says what goes and what stays, and offers the export first', async () => {
    await ask()
    const question = within(await dialog())
    expect(question.getByRole('heading', { name: 'Deleted for good' })).toBeVisible()
    expect(question.getByRole('heading', { name: 'Not deleted' })).toBeVisible()
    expect(question.getByRole('button', { name: 'Export my data' })).toBeVisible()
    expect(await axe(document.body)).toHaveNoViolations()
  })

  test('nothing happens without the address, or when it is left', async () => {
    const { user } = await ask()
    await user.click(await inDialog('Delete account'))
    expect(await confirmation()).toHaveAccessibleDescription(`This is not ${EMAIL}.`)
    await user.type(await confirmation(), 'somebody@acme.test{Enter}')
    expect(await confirmation()).toHaveAccessibleDescription(`This is not ${EMAIL}.`)
    await user.click(await inDialog('Keep my account'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(deleteMyAccount).not.toHaveBeenCalled()
  })
})

describe('confirmed', () => {
  test('deletes once, signs out and says farewell at sign-in', async () => {
    let answer = () => {}
    deleteMyAccount.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    localStorage.setItem(`outcome-studio:draft:${encodeURIComponent(EMAIL)}:study:1`, 'typed')
    localStorage.setItem('outcome-studio:draft:somebody:study:1', 'typed')
    const opened = await ask()
    await confirm(opened)
    const deleting = await inDialog('Deleting…')
    await opened.user.click(deleting)
    await opened.user.keyboard('{Escape}')
    expect(await dialog()).toBeVisible()
    expect(signOut).not.toHaveBeenCalled()

    act(() => answer())
    await waitFor(() => expect(opened.host.calls.navigations).toEqual(['/auth/signin']))
    expect(deleteMyAccount).toHaveBeenCalledTimes(1)
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(opened.host.calls.toasts).toEqual([expect.stringContaining('Farewell')])
    expect(Object.keys(localStorage)).toEqual(['outcome-studio:draft:somebody:study:1'])
  })

  test('the address may be typed in capitals', async () => {
    const { user } = await ask()
    await user.type(await confirmation(), `  ${EMAIL.toUpperCase()} {Enter}`)
    await waitFor(() => expect(deleteMyAccount).toHaveBeenCalledTimes(1))
  })

  test('leads to sign-in even when this browser cannot forget the sign-in', async () => {
    signOut.mockRejectedValue(new Error('storage is full'))
    const opened = await ask()
    await confirm(opened)
    await waitFor(() => expect(opened.host.calls.navigations).toEqual(['/auth/signin']))
    expect(opened.host.calls.reports).toHaveLength(1)
  })

  test.each([
    ['offline', new StudioError('cen/offline'), ERROR_CATALOGUE['cen/offline'].message],
    ['slow', Object.assign(new Error(), { code: 'functions/deadline-exceeded' }), 'This took too long.'],
    [
      'asked too often',
      Object.assign(new Error(), { code: 'functions/resource-exhausted' }),
      describeError({ code: 'resource-exhausted' }).message,
    ],
  ])('%s, it says so and can be repeated', async (_case, error, words) => {
    deleteMyAccount.mockRejectedValueOnce(error)
    const opened = await ask()
    await confirm(opened)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(signOut).not.toHaveBeenCalled()
    await opened.user.click(await inDialog('Delete account'))
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
  })
})

describe('when the sign-in is too long ago', () => {
  test('a member signs in again and comes back to the question', async () => {
    signedInLongAgo(false)
    const opened = await ask()
    await confirm(opened)
    await opened.user.click(await inDialog('Sign in again'))
    await waitFor(() => expect(reauthenticate).toHaveBeenCalledWith('/auth/profile?delete-account'))
    expect(signOut).not.toHaveBeenCalled()

    opened.unmount()
    resetFakeData()
    const back = openProfile({}, { path: '?delete-account' })
    expect(await confirmation()).toHaveValue(EMAIL)
    await back.user.click(await inDialog('Delete account'))
    await waitFor(() => expect(deleteMyAccount).toHaveBeenCalledTimes(1))
  })

  test('a developer does so by the developer login', async () => {
    signedInLongAgo(true)
    const opened = await ask()
    await confirm(opened)
    await opened.user.click(await inDialog('Sign in again'))
    await waitFor(() =>
      expect(opened.host.calls.navigations).toEqual(['/dev/token?next=%2Fauth%2Fprofile%3Fdelete-account']),
    )
  })

  test('a provider that cannot be reached is said', async () => {
    signedInLongAgo(false)
    reauthenticate.mockRejectedValue(new StudioError('cen/offline'))
    const opened = await ask()
    await confirm(opened)
    await opened.user.click(await inDialog('Sign in again'))
    expect((await screen.findByRole('alert')).textContent).toBe(ERROR_CATALOGUE['cen/offline'].message)
    expect(await inDialog('Sign in again')).toBeEnabled()
  })

  test('an address that somebody made up opens the question and no more', async () => {
    openProfile({}, { path: '?delete-account' })
    expect(await confirmation()).toHaveValue('')
  })

  test('closing the question takes it out of the address', async () => {
    const { user, router } = openProfile({}, { path: '?delete-account' })
    await user.click(await inDialog('Keep my account'))
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
