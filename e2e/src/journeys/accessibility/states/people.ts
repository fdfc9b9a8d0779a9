import type { Page } from '@playwright/test'
import { breakCalls } from '../../../support/faults.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { restoreSignIn } from '../../../support/signIn.ts'
import { CALLS } from '../../faults/CALLS.ts'
import { openHomeWithoutChecklist } from '../checklist.ts'
import type { UiState } from '../UiState.ts'

const MEMBERS = `${SHELL_URL}/auth/members`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Home and plan of every other kind of member. */
export const people: readonly UiState[] = [
  ...of('trial@group.test', 'Group Yearly Membership'),
  ...of('expired@group.test', 'Membership expired'),
  ...of('monthly@solo.test', 'Monthly membership'),
  {
    name: 'home without a badge after a failed price request',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'failing', CALLS.listener)
      await openHomeWithoutChecklist(page)
      return broken
    },
    shows: (page) =>
      page.getByRole('main').filter({ hasNot: page.getByRole('status').filter({ hasText: /membership/i }) }),
  },
  ...of('tools@acme.test', 'Yearly membership'),
  {
    name: 'no studies yet',
    reach: async (page) => {
      await restoreSignIn(page, 'admin@acme.test')
      await page.goto(`${SHELL_URL}/outcome-validation`)
    },
    shows: (page) => page.getByRole('heading', { name: 'No studies yet' }),
  },
  {
    name: 'the members of an organization',
    reach: (page) => page.goto(MEMBERS),
    shows: (page) => page.getByText(/^\d+ members$/),
  },
  {
    name: 'a search for members without a result',
    reach: (page) => page.getByRole('searchbox', { name: 'Find a member' }).fill('nobody'),
    shows: (page) => page.getByRole('heading', { name: 'Nobody matches' }),
  },
  {
    name: 'members that are being loaded',
    reach: async (page) => {
      const slow = await breakCalls(page.context(), 'slow', CALLS.members)
      await page.goto(MEMBERS)
      return slow
    },
    shows: (page) => page.getByText('Loading the members'),
  },
  {
    name: 'members that could not be loaded',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'failing', CALLS.members)
      await page.goto(MEMBERS)
      return broken
    },
    shows: (page) => page.getByText(/^The members could not be loaded\./),
  },
  {
    name: 'an example to read',
    reach: (page) => page.goto(`${SHELL_URL}/outcome-validation/example/lesson`),
    shows: (page) => page.getByRole('region', { name: 'New here? Try it on this example' }),
  },
  {
    name: 'a statement of the example to fix',
    reach: (page) => press(page, 'Start'),
    shows: (page) => page.getByRole('button', { name: 'Skip this step' }),
  },
  {
    name: 'a statement of the example that is fixed',
    reach: (page) =>
      page
        .getByRole('region', { name: 'Fix a statement' })
        .getByRole('button', { name: 'Use "Minimize"' })
        .click(),
    shows: (page) => page.getByText('Nothing to fix: this is an outcome statement.'),
  },
  {
    name: 'a statement of the example to rate',
    reach: (page) => press(page, 'Next'),
    shows: (page) => page.getByRole('region', { name: 'Rate it' }),
  },
  {
    name: 'a rated statement in the landscape of the example',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Importance' }).selectOption('9')
      await page.getByRole('combobox', { name: 'Satisfaction' }).selectOption('2')
      await press(page, 'See it in the landscape')
      await page.getByRole('img', { name: /^Opportunity landscape/ }).waitFor()
    },
    shows: (page) => page.getByRole('region', { name: 'See it move' }),
  },
  {
    name: 'an error of the shell',
    reach: async (page) => {
      // Elements that only the surrounding frame shows.
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'maxTouchPoints', {
          get: () => {
            throw new Error('Broken by the test.')
          },
        })
      })
      await page.goto(SHELL_URL)
    },
    shows: (page) => page.getByRole('heading', { name: 'Something went wrong' }),
  },
]

function of(email: string, badge: string): readonly UiState[] {
  const shows = (page: Page) => page.getByRole('main').getByText(badge).first()
  return [
    {
      name: `home of ${email}`,
      reach: async (page) => {
        await restoreSignIn(page, email)
        await openHomeWithoutChecklist(page)
      },
      shows,
    },
    { name: `the plan of ${email}`, reach: (page) => page.goto(`${SHELL_URL}/auth/plan`), shows },
  ]
}
