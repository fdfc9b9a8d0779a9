import { resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, waitFor } from '@testing-library/react'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const NAMED = testMember()
const NAMELESS = testMember({ name: '', firstName: '', lastName: '' })
const GOAL = '/live-events?view=past#second'

beforeEach(() => resetFakeData())

/** Comes in without a name, and is sent to the profile. */
async function arrive(path: string) {
  signedIn(NAMELESS)
  const { router } = renderShell(path)
  const isAt = (expected: string) =>
    waitFor(() => {
      const { pathname, search, hash } = router.state.location
      expect(`${pathname}${search}${hash}`).toBe(expected)
    })
  await isAt('/auth/profile')
  /** As the profile does once it is complete. */
  const goHome = () => act(() => router.navigate('/', { replace: true }))
  return { router, isAt, goHome }
}

test('opens the requested page once the profile is complete, only once', async () => {
  const { isAt, goHome } = await arrive(GOAL)
  act(() => signedIn(NAMED))
  await isAt('/auth/profile')
  await goHome()
  await isAt(GOAL)
  await goHome()
  await isAt('/')
})

test('stays on home if home was requested', async () => {
  const { isAt, goHome } = await arrive('/')
  act(() => signedIn(NAMED))
  await goHome()
  await isAt('/')
})

test('does nothing after the user has navigated elsewhere', async () => {
  const { router, isAt, goHome } = await arrive(GOAL)
  act(() => signedIn(NAMED))
  await act(() => router.navigate('/needs-framework'))
  await goHome()
  await isAt('/')
})

test('does nothing for another user', async () => {
  const { isAt, goHome } = await arrive(GOAL)
  act(() => signedOut())
  act(() => signedIn(testMember({ id: 'another' })))
  await goHome()
  await isAt('/')
})
