import {
  fakeCalls,
  fakeMemberSnapshot,
  fakeRecord,
  fakeStudies,
  loaded,
  resetFakeData,
  signedIn,
  signedOut,
} from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { useReadable } from '@outcome-studio/shared/feature'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { type ReactNode, useEffect } from 'react'
import { usePerson } from '../core/PersonContext.ts'
import { ShellHostContext, useShellHost } from '../host/ShellHostContext.ts'
import { createTestShell, renderShell } from '../testing/renderShell.tsx'
import { PersonProvider } from './PersonProvider.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const PENDING = { data: undefined, error: null, isPending: true, refetch: () => {} }
const OFFLINE = { ...PENDING, error: new StudioError('cen/offline'), isPending: false }
const SAVED_AT = new Date(Date.now() - 5 * 60_000 - 1_000).toISOString()

/** As an earlier visit stored it: without a choice of cookies, and not synced, which is outdated. */
const EARLIER = testMember({ name: 'Stella Earlier', cookiePreferences: null, affSvcSynced: false })
const NOW = testMember({ affSvcSynced: true })

const LUNCH = {
  docName: 'Lunch',
  uuid: studyUuid('lunch'),
  createdAt: '',
  updatedAt: SAVED_AT,
  revision: 1,
  schemaVersion: 1,
  counts: { jobSteps: 8, outcomeStatements: 23 },
}

beforeEach(() => {
  resetFakeData()
  signedIn(NOW)
  fakeMemberSnapshot.set(EARLIER)
  fakeStudies.set(loaded([LUNCH]))
})

const greeting = (name: string) => screen.findByRole('heading', { name: `Hello, ${name}` })

test('home is painted from this device, and nothing is done for the member before the server answers', async () => {
  fakeRecord.set(PENDING)
  renderShell('/')
  await greeting('Stella Earlier')
  expect(await screen.findByRole('link', { name: 'Lunch' })).toBeVisible()
  // A choice of cookies that was made elsewhere is not asked for again.
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(fakeCalls.syncAffiliateServices).not.toHaveBeenCalled()
  act(() => fakeRecord.set(loaded(NOW)))
  await greeting('Stella Standard')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('while the server cannot be reached, home says how old its lists are', async () => {
  fakeRecord.set(OFFLINE)
  fakeStudies.set({ ...loaded([LUNCH]), snapshot: { savedAt: SAVED_AT, isOffline: true } })
  const { container } = renderShell('/')
  await greeting('Stella Earlier')
  const card = within(screen.getByRole('region', { name: 'Continue' }))
  expect(await card.findByRole('status')).toHaveTextContent('Offline. Saved on this device 5 minutes ago.')
  expect(await axe(container)).toHaveNoViolations()
})

test('a screen that edits the account waits for the server', async () => {
  fakeRecord.set(PENDING)
  renderShell('/auth/profile')
  expect(await screen.findByText('Loading your account')).toBeInTheDocument()
})

test('after a sign-out, and for another person, nothing of this device is shown', async () => {
  fakeRecord.set(PENDING)
  const { router } = renderShell('/')
  await greeting('Stella Earlier')
  fakeMemberSnapshot.set(null)
  act(() => signedOut())
  expect(router.state.location.pathname).toBe('/auth/signin')
  expect(screen.queryByText(/Stella/)).not.toBeInTheDocument()
})

/** Notes whether its person has access, once it is painted. Its effects run before those around it. */
function Screen({ onPainted }: { readonly onPainted: (hasAccess: boolean) => void }) {
  const person = usePerson()
  const host = useShellHost()
  useEffect(() => {
    if (person.state === 'signedIn') onPainted(host.services.access.get().unrestricted)
  }, [person, host, onPainted])
  return null
}

test('a member has access in the frame in which their first screen is painted', () => {
  const onPainted = jest.fn()
  renderWithoutPerson(<Screen onPainted={onPainted} />)
  expect(onPainted.mock.calls).toEqual([[true]])
})

/** Notes whether its person has access, each time it is rendered. */
function Access({ onRendered }: { readonly onRendered: (hasAccess: boolean) => void }) {
  const { unrestricted } = useReadable(useShellHost().services.access)
  if (usePerson().state === 'signedIn') onRendered(unrestricted)
  return null
}

test('the first screen of a member is rendered once, with their access', () => {
  fakeMemberSnapshot.set(null)
  fakeRecord.set(PENDING)
  const onRendered = jest.fn()
  renderWithoutPerson(<Access onRendered={onRendered} />)
  act(() => fakeRecord.set(loaded(NOW)))
  expect(onRendered.mock.calls).toEqual([[true]])
})

/** Renders a screen in a shell that does not know yet who is signed in. */
function renderWithoutPerson(screen: ReactNode): void {
  const { host } = createTestShell('/').shell
  render(
    <ShellHostContext value={host}>
      <PersonProvider>{screen}</PersonProvider>
    </ShellHostContext>,
  )
}
