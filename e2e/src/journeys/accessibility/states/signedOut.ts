import { breakCalls, refuseCalls } from '../../../support/faults.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { restoreSignIn } from '../../../support/signIn.ts'
import { forgeSession, storedSession } from '../../../support/storedSession.ts'
import { CALLS } from '../../faults/CALLS.ts'
import type { UiState } from '../UiState.ts'

/** States of a signed-out visitor. */
export const signedOut: readonly UiState[] = [
  {
    name: 'opening',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'slow', CALLS.settings)
      await page.goto(SHELL_URL, { waitUntil: 'commit' })
      return broken
    },
    shows: (page) => page.getByText('Opening Outcome Studio'),
  },
  {
    name: 'configuration that cannot be loaded',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'offline', CALLS.settings)
      await page.goto(SHELL_URL)
      return broken
    },
    shows: (page) => page.getByRole('button', { name: 'Copy reference' }),
  },
  {
    name: 'no event at a shared address',
    reach: (page) => page.goto(`${SHELL_URL}/events/no-such-event`),
    shows: (page) => page.getByRole('heading', { name: 'There is no event here' }),
  },
  {
    name: 'sign-in',
    reach: (page) => page.goto(`${SHELL_URL}/auth/signin`),
    shows: (page) => page.getByRole('button', { name: 'Sign in' }),
  },
  {
    name: 'redirecting to the identity provider',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'slow', CALLS.signInServer)
      await page.getByRole('button', { name: 'Sign in' }).click()
      const end = async () => {
        await broken.end()
        // Otherwise the redirect and the next state's page would abort each other.
        const redirected = page.getByRole('textbox', { name: 'Email address' })
        // The sign-in library gives up after 30 seconds.
        await redirected.or(page.getByRole('alert')).waitFor()
      }
      return { ...broken, end }
    },
    shows: (page) => page.getByRole('button', { name: 'Sign in', disabled: true }),
  },
  {
    name: 'a sign-in server that is down',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'offline', CALLS.signInServer)
      await page.goto(`${SHELL_URL}/auth/signin`)
      await page.getByRole('button', { name: 'Sign in' }).click()
      return broken
    },
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'sign-up',
    reach: (page) => page.goto(`${SHELL_URL}/auth/signup`),
    shows: (page) => page.getByRole('button', { name: 'Create an account' }),
  },
  {
    name: 'developer login',
    reach: (page) => page.goto(`${SHELL_URL}/dev/token`),
    shows: (page) => page.getByRole('button', { name: 'standard@acme.test' }),
  },
  {
    name: 'a rejected token',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Custom token' }).fill('made up')
      await page.getByRole('button', { name: 'Sign in with token' }).click()
    },
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'developer login while the local cloud is down',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'offline', CALLS.seededPeople)
      await page.goto(`${SHELL_URL}/dev/token`)
      return broken
    },
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'a URL that does not exist',
    reach: (page) => page.goto(`${SHELL_URL}/no/such/page`),
    shows: (page) => page.getByRole('heading', { name: 'Invalid URL' }),
  },
  {
    name: 'an expired session',
    reach: async (page) => {
      await restoreSignIn(page, 'standard@acme.test')
      const { stsTokenManager } = await storedSession(page)
      await forgeSession(page, { stsTokenManager: { ...stsTokenManager, expirationTime: 0 } })
      const ended = await refuseCalls(page.context(), CALLS.tokenRefresh, {
        code: 400,
        message: 'TOKEN_EXPIRED',
        status: 'INVALID_ARGUMENT',
      })
      await page.goto(SHELL_URL)
      return ended
    },
    shows: (page) => page.getByText('Your session has ended.'),
  },
]
