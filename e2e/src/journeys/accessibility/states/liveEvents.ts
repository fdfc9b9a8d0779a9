import type { Page } from '@playwright/test'
import { breakCalls } from '../../../support/faults.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { CALLS } from '../../faults/CALLS.ts'
import type { UiState } from '../UiState.ts'

const EVENTS = `${SHELL_URL}/live-events`

const open = (topic: string, view = '') => ({
  name: `the event “${topic}”`,
  reach: async (page: Page) => {
    await page.goto(`${EVENTS}${view}`)
    await page.getByRole('link', { name: topic, exact: true }).first().click()
  },
  shows: (page: Page) => page.getByRole('heading', { name: topic, level: 1 }),
})

/** Live events as a member sees them. */
export const liveEvents: readonly UiState[] = [
  {
    name: 'events that are being loaded',
    reach: async (page) => {
      const slow = await breakCalls(page.context(), 'slow', CALLS.listener)
      await page.goto(EVENTS)
      return slow
    },
    shows: (page) => page.getByRole('tab', { name: 'Upcoming', selected: true }),
  },
  {
    name: 'upcoming events',
    reach: (page) => page.goto(EVENTS),
    shows: (page) => page.getByRole('link', { name: 'Statements in two languages' }),
  },
  {
    name: 'events of a month, in a wide window',
    reach: (page) => page.goto(`${EVENTS}?view=month`),
    shows: (page) => page.getByRole('link', { name: /Live: working on a study together/ }),
  },
  {
    name: 'nothing found',
    reach: (page) => page.getByRole('searchbox', { name: 'Find an event' }).fill('no such event'),
    shows: (page) => page.getByRole('button', { name: 'Clear filters' }),
  },
  {
    name: 'no calendar address',
    reach: async (page) => {
      await page.goto(EVENTS)
      await page.getByRole('button', { name: 'Calendar feed' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Create calendar address' }),
  },
  {
    name: 'a calendar address',
    reach: (page) => page.getByRole('button', { name: 'Create calendar address' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Copy address' }),
  },
  {
    name: 'the question before a calendar address is revoked',
    reach: (page) => page.getByRole('button', { name: 'Revoke', exact: true }).click(),
    shows: (page) => page.getByRole('button', { name: 'Keep address' }),
  },
  {
    name: 'a calendar address that was revoked',
    reach: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click(),
    shows: (page) => page.getByText('The address no longer works.'),
  },
  {
    name: 'past events',
    reach: (page) => page.goto(`${EVENTS}?show=past`),
    shows: (page) => page.getByRole('link', { name: 'Welcome to Outcome Studio' }),
  },
  open('Jobs to be done for product teams'),
  {
    name: 'a registration',
    reach: (page) => page.getByRole('button', { name: 'Register', exact: true }).click(),
    shows: (page) => page.getByText('You are registered.'),
  },
  {
    name: 'a registration that was cancelled',
    reach: (page) => page.getByRole('button', { name: 'Cancel registration' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Undo', exact: true }),
  },
  open('Live review of three studies'),
  {
    name: 'a place on the waitlist of a full event',
    reach: (page) => page.getByRole('button', { name: 'Join the waitlist' }).click(),
    shows: (page) => page.getByText('You are number 1 on the waitlist.'),
  },
  {
    name: 'a waitlist that was left',
    reach: (page) => page.getByRole('button', { name: 'Leave the waitlist' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Undo', exact: true }),
  },
  open('Outcomes in public services'),
  open('Live: working on a study together'),
  open('Welcome to Outcome Studio', '?show=past'),
  {
    name: 'an unknown event',
    reach: (page) => page.goto(`${EVENTS}/no-such-event`),
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
]
