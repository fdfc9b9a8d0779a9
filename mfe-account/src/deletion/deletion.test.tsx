import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { describeError, ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import type { RenderFeatureOptions } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openProfile } from '../testing/openProfile.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

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

async function openDialog(host: RenderFeatureOptions = {}) {
  const opened = openProfile({}, host)
  await opened.user.click(await screen.findByRole('button', { name: 'Delete account' }))
  return opened
}
async function confirm({ user }: Awaited<ReturnType<typeof openDialog>>) {
  await user.type(await confirmation(), EMAIL)
  await user.click(await inDialog('Delete account'))
}
function signedInLongAgo(isByToken: boolean) {
  deleteMyAccount.mockRejectedValueOnce(new StudioError('cen/fresh-sign-in-required'))
  readSignIn.mockResolvedValue({ isByToken, isEmailVerified: true })
}

describe('the confirmation dialog', () => {
  test('lists what is deleted and what is not, and offers the export', async () => {
    await openDialog()
    const content = within(await dialog())
    expect(content.getByRole('heading', { name: 'Deleted for good' })).toBeVisible()
    expect(content.getByRole('heading', { name: 'Not deleted' })).toBeVisible()
    const [deleted, kept] = content.getAllByRole('list')
    expect(deleted).toHaveTextContent('Your membership: a subscription ends at once, without a refund')
    expect(kept).not.toHaveTextContent(/subscription/)
    expect(kept).toHaveTextContent('Invoices at our payment provider, because tax law requires it')
    expect(kept).toHaveTextContent('A note that a free trial was used')
    expect(content.getByRole('button', { name: 'Export my data' })).toBeVisible()
    expect(await axe(document.body)).toHaveNoViolations()
  })

  test('deletes nothing with a wrong e-mail or after Keep my account', async () => {
    const { user } = await openDialog()
    await user.click(await inDialog('Delete account'))
    expect(await confirmation()).toHaveAccessibleDescription(`This is not ${EMAIL}.`)
    await user.type(await confirmation(), 'somebody@acme.test{Enter}')
    expect(await confirmation()).toHaveAccessibleDescription(`This is not ${EMAIL}.`)
    await user.click(await inDialog('Keep my account'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(deleteMyAccount).not.toHaveBeenCalled()
  })
})

describe('a confirmed deletion', () => {
  test('deletes once, signs out and navigates to sign-in, which says it', async () => {
    let answer = () => {}
    deleteMyAccount.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    localStorage.setItem(`outcome-studio:draft:${encodeURIComponent(EMAIL)}:study:1`, 'typed')
    localStorage.setItem('outcome-studio:draft:somebody:study:1', 'typed')
    const opened = await openDialog()
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
    expect(sessionStorage.getItem('outcome-studio:deleted')).toBe('yes')
    expect(Object.keys(localStorage)).toEqual(['outcome-studio:draft:somebody:study:1'])
  })

  test('accepts the e-mail in capitals', async () => {
    const { user } = await openDialog()
    await user.type(await confirmation(), `  ${EMAIL.toUpperCase()} {Enter}`)
    await waitFor(() => expect(deleteMyAccount).toHaveBeenCalledTimes(1))
  })

  test('navigates to sign-in even if the sign-out fails', async () => {
    signOut.mockRejectedValue(new Error('storage is full'))
    const opened = await openDialog()
    await confirm(opened)
    await waitFor(() => expect(opened.host.calls.navigations).toEqual(['/auth/signin']))
    expect(opened.host.calls.reports).toHaveLength(1)
  })

  test.each([
    ['offline', new StudioError('cen/offline'), ERROR_CATALOGUE['cen/offline'].message],
    ['slow', Object.assign(new Error(), { code: 'functions/deadline-exceeded' }), 'This took too long.'],
    [
      'too many requests',
      Object.assign(new Error(), { code: 'functions/resource-exhausted' }),
      describeError({ code: 'resource-exhausted' }).message,
    ],
  ])('shows the error and allows another try: %s', async (_case, error, text) => {
    deleteMyAccount.mockRejectedValueOnce(error)
    const opened = await openDialog()
    await confirm(opened)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(signOut).not.toHaveBeenCalled()
    await opened.user.click(await inDialog('Delete account'))
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
  })
})

describe('with a sign-in that is too old', () => {
  test('a member signs in again and returns to the dialog', async () => {
    signedInLongAgo(false)
    const opened = await openDialog()
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

  test('the dialog opens when the address asks for it after the page is shown', async () => {
    signedInLongAgo(false)
    const opened = await openDialog()
    await confirm(opened)
    await opened.user.click(await inDialog('Sign in again'))
    opened.unmount()
    const back = openProfile()
    await screen.findByRole('button', { name: 'Delete account' })
    act(() => void back.router.navigate('/auth/profile?delete-account'))
    expect(await confirmation()).toHaveValue(EMAIL)
  })

  test('a developer signs in again with a developer token', async () => {
    signedInLongAgo(true)
    const opened = await openDialog()
    await confirm(opened)
    await opened.user.click(await inDialog('Sign in again'))
    await waitFor(() =>
      expect(opened.host.calls.navigations).toEqual(['/dev/token?next=%2Fauth%2Fprofile%3Fdelete-account']),
    )
  })

  test('shows an error if the identity provider cannot be reached', async () => {
    signedInLongAgo(false)
    reauthenticate.mockRejectedValue(new StudioError('cen/offline'))
    const opened = await openDialog()
    await confirm(opened)
    await opened.user.click(await inDialog('Sign in again'))
    expect((await screen.findByRole('alert')).textContent).toBe(ERROR_CATALOGUE['cen/offline'].message)
    expect(await inDialog('Sign in again')).toBeEnabled()
  })

  test('a link with the query only opens an empty dialog', async () => {
    openProfile({}, { path: '?delete-account' })
    expect(await confirmation()).toHaveValue('')
  })

  test('closing the dialog removes the query from the URL', async () => {
    const { user, router } = openProfile({}, { path: '?delete-account' })
    await user.click(await inDialog('Keep my account'))
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
