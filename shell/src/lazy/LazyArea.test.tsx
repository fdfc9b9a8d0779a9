import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { createLazy } from '@outcome-studio/shared/domain/base'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SCREENS } from '../app/screens.ts'
import { PlainPage } from '../frame/PlainPage.tsx'
import { renderShell } from '../testing/renderShell.tsx'
import type { LazyScreen } from './screenSource.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
function Found() {
  return <h1>Here it is</h1>
}

beforeEach(() => {
  resetFakeData()
  signedIn(testMember())
})
afterEach(() => jest.restoreAllMocks())

/** Replaces the screen behind /dev/token. */
function put(screenForTest: LazyScreen) {
  jest.spyOn(SCREENS.devToken, 'loaded').mockImplementation(screenForTest.loaded)
  jest.spyOn(SCREENS.devToken, 'load').mockImplementation(screenForTest.load)
}

test.each([
  ['next to the sidebar', '/live-events-admin', true],
  ['on a page of its own', '/dev/token', false],
])('a screen on its way says so calmly, %s', async (_where, path, sidebar) => {
  put(createLazy(() => new Promise(() => {})))
  signedIn(testMember(), true)
  renderShell(path)
  expect(await screen.findByText(/^Loading /)).toBeInTheDocument()
  expect(screen.getByRole('main')).toBeVisible()
  expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(sidebar ? 1 : 0)
})

test('shows a load failure with a reference, and Try again loads again', async () => {
  let isDown = true
  put(
    createLazy(async () => {
      if (isDown) throw missing()
      return Found
    }),
  )
  const { reports, reloads } = renderShell('/dev/token')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Developer login cannot be reached')
  expect(alert).toHaveTextContent('Reference 2222-2222')
  expect(reports).toEqual([expect.objectContaining({ kind: 'unreachable' })])

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible()
  expect(reloads).toEqual([])
})

test.each([
  [true, 1],
  [false, 0],
])('a missing file reloads the page only if another build is out (%s)', async (isOutdated, reloads) => {
  put(createLazy(() => Promise.reject(missing())))
  const shown = renderShell('/dev/token', { isOutdated })
  await screen.findByRole('alert')
  await act(async () => {})
  expect(shown.reloads).toHaveLength(reloads)
})

test('shows a loaded screen at once', async () => {
  const load = jest.fn(async () => Found)
  put(createLazy(load))
  const { router } = renderShell('/dev/token')
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible()
  const calls = load.mock.calls.length
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/dev/token'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible())
  expect(load).toHaveBeenCalledTimes(calls)
})

test('ignores a screen that arrives after navigation', async () => {
  let arrive: (view: typeof Found) => void = () => {}
  put(createLazy(() => new Promise((resolve) => (arrive = resolve))))
  const { router } = renderShell('/dev/token')
  await screen.findByText(/^Loading /)
  await act(() => router.navigate('/'))
  await act(async () => arrive(Found))
  expect(screen.getByRole('heading', { name: /^Hello/ })).toBeVisible()
})

test('keeps focus on the main element when the screen brings its own', async () => {
  let arrive: (view: () => ReactNode) => void = () => {}
  put(createLazy(() => new Promise((resolve) => (arrive = resolve))))
  const { router } = renderShell('/')
  await act(() => router.navigate('/dev/token'))
  expect(screen.getByRole('main')).toHaveFocus()
  await act(async () => arrive(() => <PlainPage title="Here it is" />))
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('does not move focus on page load', async () => {
  put(createLazy(async () => () => <PlainPage title="Here it is" />))
  renderShell('/dev/token')
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible()
  expect(document.body).toHaveFocus()
})
