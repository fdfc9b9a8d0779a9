import type { Page } from '@playwright/test'
import { IDENTITY_URL, newEmail, submitCredentials } from '../../../support/identity.ts'
import { CONSOLE_URL, mailedLink } from '../../../support/mailbox.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import type { UiState } from '../UiState.ts'

const MAILBOX_URL = `${CONSOLE_URL}/mailbox`
const MEMBER = 'standard@acme.test'

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const email = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
const password = (page: Page) => page.getByLabel(/password$/i)
const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name }).click()

/** States of the identity provider's pages and of the mailbox that receives its mails. */
export const identityPages: readonly UiState[] = [
  {
    name: 'log in',
    reach: async (page) => {
      await page.goto(`${SHELL_URL}/auth/signin`)
      await page.getByRole('button', { name: 'Sign in' }).click()
    },
    shows: heading('Log in'),
  },
  {
    name: 'a wrong password',
    reach: async (page) => {
      await email(page).fill('nobody@acme.test')
      await password(page).fill('something else')
      await submit(page)
    },
    shows: (page) => page.getByText('Wrong email or password.'),
  },
  { name: 'sign up', reach: (page) => follow(page, 'Sign up'), shows: heading('Sign up') },
  {
    name: 'a rejected sign-up',
    reach: async (page) => {
      await email(page).fill('no address')
      await password(page).fill('short')
      await submit(page)
    },
    shows: (page) => page.locator('[aria-invalid=true]').first(),
  },
  {
    name: 'a forgotten password',
    reach: async (page) => {
      await follow(page, 'Log in')
      await follow(page, 'Forgot password?')
    },
    shows: heading('Forgot your password?'),
  },
  {
    name: 'a forgotten password without an address',
    reach: submit,
    shows: (page) => page.locator('[aria-invalid=true]'),
  },
  {
    name: 'a sent mail',
    reach: async (page) => {
      await email(page).fill(MEMBER)
      await submit(page)
    },
    shows: heading('Check your mail'),
  },
  {
    name: 'the mailbox',
    reach: (page) => page.goto(MAILBOX_URL),
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'a new password',
    reach: async (page) => page.goto(await mailedLink(MEMBER, 'Choose a new password')),
    shows: heading('Choose a new password'),
  },
  {
    name: 'a rejected password',
    reach: async (page) => {
      await password(page).fill('short')
      await page.getByRole('button', { name: 'Save new password' }).click()
    },
    shows: (page) => page.locator('[aria-invalid=true]'),
  },
  {
    name: 'a link that no longer works',
    reach: (page) => page.goto(`${IDENTITY_URL}/u/choose-password?ticket=used`),
    shows: heading('This link no longer works'),
  },
  {
    name: 'an unconfirmed address',
    reach: async (page) => {
      const address = newEmail('axel', 'solo.test')
      await page.goto(`${SHELL_URL}/auth/signup`)
      await page.getByRole('button', { name: 'Create an account' }).click()
      await submitCredentials(page, address)
      await page.waitForURL(`${SHELL_URL}/auth/profile`)
      await page.goto(await mailedLink(address, 'Confirm your email address'))
    },
    shows: heading('Confirm your email address'),
  },
  {
    name: 'a confirmed address',
    reach: (page) => page.getByRole('button', { name: 'Confirm' }).click(),
    shows: heading('Your email address is confirmed'),
  },
  {
    name: 'a log-in for an unknown application',
    reach: (page) => page.goto(`${IDENTITY_URL}/authorize?client_id=unknown`),
    shows: heading('This log-in link does not work'),
  },
  {
    name: 'logged out',
    reach: (page) => page.goto(`${IDENTITY_URL}/v2/logout`),
    shows: heading('You are logged out'),
  },
  {
    name: 'a forbidden redirect after log-out',
    reach: (page) => page.goto(`${IDENTITY_URL}/v2/logout?returnTo=http://evil.test/`),
    shows: heading('This address is not allowed'),
  },
  {
    name: 'an empty mailbox',
    reach: async (page) => {
      await page.goto(MAILBOX_URL)
      await page.getByRole('button', { name: 'Delete all' }).click()
    },
    shows: (page) => page.getByText('No mail yet.'),
  },
]
