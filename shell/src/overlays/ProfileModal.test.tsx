import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import type { Member } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Editor } from '../testing/Editor.tsx'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

/** A member who has already chosen cookies. */
const member = (changes: Partial<Member> = {}) =>
  testMember({ cookiePreferences: { functionalInsights: false }, ...changes })

beforeEach(() => {
  resetFakeData()
  signedIn(member())
})

const settings = () => screen.getByRole('button', { name: 'User Settings' })
const profile = () => screen.findByRole('dialog', { name: 'User profile' })

test('shows the profile screen, and gives the focus back when it closes', async () => {
  const load = jest.fn(exposing(({ host }) => <p>{`Profile of ${host.member.get()?.name}`}</p>))
  renderShell('/', { features: { load } })
  const opener = settings()
  await userEvent.click(opener)
  expect(await within(await profile()).findByText('Profile of Stella Standard')).toBeVisible()
  expect(load).toHaveBeenCalledWith({ remote: 'mfe-account', expose: './feature' }, 'Profile', 0)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('asks before it closes over edits that are not saved', async () => {
  renderShell('/', { features: { load: exposing(Editor) } })
  await userEvent.click(settings())
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.keyboard('{Escape}')
  const question = screen.getByRole('alertdialog', { name: 'Close without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus())

  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('asks before another modal replaces it over edits that are not saved', async () => {
  const load = exposing(({ host }) => (
    <>
      <Editor host={host} />
      <button type="button" onClick={() => host.openModal('cookiePreferences')}>
        Cookies
      </button>
    </>
  ))
  renderShell('/', { features: { load } })
  await userEvent.click(settings())
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }))
  const question = screen.getByRole('alertdialog', { name: 'Close without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(await profile()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }))
  expect(await screen.findByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'User profile' })).not.toBeInTheDocument()
})

test('leads to the plan in one click', async () => {
  const { router } = renderShell('/', { features: { load: exposing(() => <p>Profile</p>) } })
  await userEvent.click(settings())
  await userEvent.click(within(await profile()).getByRole('link', { name: 'See your plan' }))
  expect(router.state.location.pathname).toBe('/auth/plan')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('unsaved work of the page below is not asked about, and stays', async () => {
  const { shell } = renderShell('/outcome-validation', { features: { load: exposing(Editor) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.click(settings())
  await profile()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(shell.host.unsaved.isUnsaved()).toBe(true)
})

test('a feature that is down costs the content of the modal alone', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')))
  renderShell('/', { features: { load } })
  await userEvent.click(settings())
  const dialog = await profile()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Profile')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(load).toHaveBeenLastCalledWith(expect.anything(), 'Profile', 1))
  // The button went while it was tried again: the dialog takes the focus back a frame later.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
})

test('going to another page closes it', async () => {
  const { router } = renderShell('/', { features: { load: exposing(() => <p>Profile</p>) } })
  await userEvent.click(settings())
  await profile()
  await act(() => router.navigate('/live-events'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
