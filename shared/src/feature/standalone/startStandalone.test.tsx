import { act, screen } from '@testing-library/react'
import { defineFeature } from '../defineFeature.tsx'
import { useAccess, useMemberOfHost } from '../hooks/useHost.ts'
import { testMember } from '../testing/testMember.ts'
import type { StandaloneData, StandaloneSession } from './StandaloneData.ts'
import { startStandalone } from './startStandalone.tsx'

const notes = defineFeature({
  name: 'notes',
  view: function Notes() {
    const { unrestricted, toolsAdmin } = useAccess()
    return (
      <>
        <h1>Notes of {useMemberOfHost()?.email}</h1>
        <p>{unrestricted ? 'May write' : 'May read'}</p>
        {toolsAdmin && <p>Runs the tools</p>}
      </>
    )
  },
})

const STELLA = 'standard@acme.test'
const NEVER = 'never@solo.test'

/** A local cloud with these people. `signedInBefore` remains signed in until another person signs in. */
function cloudOf(emails: readonly string[], signedInBefore?: string) {
  let notify: (session: StandaloneSession) => void = () => {}
  let write: (accessType: 'STANDARD' | 'NONE') => void = () => {}
  const sessionOf = (email: string): StandaloneSession => ({
    state: 'signedIn',
    uid: email,
    domain: 'test',
    email,
    claims: { toolsAdmin: email === STELLA },
  })
  let session: StandaloneSession = signedInBefore ? sessionOf(signedInBefore) : { state: 'signedOut' }
  const data: StandaloneData<null> = {
    loadRuntimeConfig: async () => null,
    initializeData: () => {},
    listSeededPeople: async () => emails.map((email) => ({ email, customToken: email })),
    signInWithToken: async (email) => {
      queueMicrotask(() => {
        session = sessionOf(email)
        notify(session)
      })
    },
    watchSession: (listener) => {
      notify = listener
      listener(session)
      return () => {}
    },
    watchMember: (email, _domain, listener) => {
      write = (accessType) =>
        listener(
          testMember({
            email,
            accessType,
            subscriptionExpiresAt: '',
            trialExpiresAt: '2001-01-01T00:00:00Z',
          }),
        )
      write('STANDARD')
      return () => {}
    },
  }
  return { data, write: (accessType: 'STANDARD' | 'NONE') => act(async () => write(accessType)) }
}

const start = (data: StandaloneData<null>) =>
  act(() => startStandalone(notes, { data, basename: '/notes', frame: (page) => page }))

beforeEach(() => {
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  document.body.replaceChildren()
})
afterEach(() => jest.restoreAllMocks())

test('runs as a standard member with the access of that member', async () => {
  await start(cloudOf([NEVER, STELLA]).data)
  expect(await screen.findByRole('heading', { name: `Notes of ${STELLA}` })).toBeVisible()
  expect(screen.getByText('Runs the tools')).toBeVisible()
  expect(location.pathname).toBe('/notes')
})

test('runs as the person in ?as=, stores that person for the tab and ignores an earlier sign-in', async () => {
  history.replaceState(null, '', `/?as=${NEVER}`)
  await start(cloudOf([NEVER, STELLA], STELLA).data)
  expect(await screen.findByRole('heading', { name: `Notes of ${NEVER}` })).toBeVisible()
  expect(screen.queryByText('Runs the tools')).toBeNull()

  document.body.replaceChildren()
  history.replaceState(null, '', '/notes')
  await start(cloudOf([NEVER, STELLA], STELLA).data)
  expect(await screen.findByRole('heading', { name: `Notes of ${NEVER}` })).toBeVisible()
})

test('a change of the record updates the feature', async () => {
  const { data, write } = cloudOf([STELLA])
  await start(data)
  expect(await screen.findByText('May write')).toBeVisible()
  await write('NONE')
  expect(screen.getByText('May read')).toBeVisible()
})

test.each<readonly [string, Partial<StandaloneData<null>>, string]>([
  [
    'an unknown person',
    {},
    `Nobody is seeded as x@y.test. Add ?as= and one of these to the address: ${STELLA}.`,
  ],
  [
    'no people yet',
    { listSeededPeople: async () => [] },
    'The local cloud has no people yet. Reload the page once it is seeded.',
  ],
  [
    'no local cloud',
    { listSeededPeople: async () => Promise.reject(new TypeError('Failed to fetch')) },
    'The local cloud does not answer. Start it and reload the page.',
  ],
  ['no configuration', { loadRuntimeConfig: async () => Promise.reject(new Error('No file.')) }, 'No file.'],
])('shows the error on the page: %s', async (_, broken, text) => {
  const console_ = jest.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/?as=x@y.test')
  await start({ ...cloudOf([STELLA]).data, ...broken })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(console_).toHaveBeenCalledTimes(1)
})

test('an unreadable record is shown on the page at first, and only logged later', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { data } = cloudOf([STELLA])
  const refused = new Error('Refused.')
  await start({
    ...data,
    watchMember: (_uid, _domain, _listener, onError) => {
      onError(refused)
      return () => {}
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Refused.')

  document.body.replaceChildren()
  log.mockClear()
  await start({
    ...data,
    watchMember: (uid, domain, listener, onError) => {
      const release = data.watchMember(uid, domain, listener, onError)
      onError(refused)
      return release
    },
  })
  expect(await screen.findByRole('heading', { name: `Notes of ${STELLA}` })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(log).toHaveBeenCalledWith(refused)
})
