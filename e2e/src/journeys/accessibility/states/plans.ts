import type { Page } from '@playwright/test'
import { changeSubscription } from '../../../support/asServer.ts'
import { breakCalls } from '../../../support/faults.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { restoreSignIn } from '../../../support/signIn.ts'
import { skipUntil } from '../../../support/skipUntil.ts'
import { CALLS } from '../../faults/CALLS.ts'
import { openHomeWithoutChecklist } from '../checklist.ts'
import type { UiState } from '../UiState.ts'

const PLAN = `${SHELL_URL}/auth/plan`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first()

const PORTAL_LINK = { service: 'functions', path: /createPortalLink$/ } as const

const DAY = 86_400_000
const NO_PROBLEM = { payment_problem: null, grace_ends_at: null } as const
const ACTIVE = { ...NO_PROBLEM, status: 'active', ended_at: null, cancel_at_period_end: false } as const

/** Gives the seeded member back the subscription that the states change. */
export const restorePlan = (): Promise<void> => changeSubscription('monthly', ACTIVE)

const inDays = (days: number) => new Date(Date.now() + days * DAY)
const PAST_DUE = { status: 'past_due', payment_problem: 'declined', grace_ends_at: inDays(9) } as const
const seeYourPlan = (page: Page) => page.getByRole('button', { name: 'See your plan' })

/** The plan page of a member who pays monthly, whose subscription goes through its states. */
export const plans: readonly UiState[] = [
  {
    name: 'plans that are being loaded',
    reach: async (page) => {
      await restoreSignIn(page, 'monthly@solo.test')
      const slow = await breakCalls(page.context(), 'slow', CALLS.listener)
      await page.goto(PLAN)
      return slow
    },
    shows: text('Loading your membership'),
  },
  {
    name: 'an active membership beside the plans',
    reach: (page) => page.goto(`${PLAN}?billing=monthly`),
    shows: (page) => page.getByRole('button', { name: 'Change plan' }),
  },
  {
    name: 'the question which plan comes next',
    reach: (page) => press(page, 'Change plan'),
    shows: (page) => page.getByRole('dialog', { name: 'Change plan' }),
  },
  {
    name: 'a portal that cannot be opened',
    reach: async (page) => {
      await press(page, 'Keep current plan')
      const broken = await breakCalls(page.context(), 'failing', PORTAL_LINK)
      await press(page, 'Update card')
      return broken
    },
    shows: (page) => page.getByRole('alert'),
  },
  ...[
    {
      name: 'a failed payment with days of grace',
      data: PAST_DUE,
      says: 'Your last payment failed',
    },
    {
      name: 'a membership on hold',
      data: { status: 'unpaid', payment_problem: 'confirmationNeeded' },
      says: 'Your membership is on hold',
    },
    {
      name: 'a membership that ends with its period',
      data: { ...NO_PROBLEM, status: 'active', cancel_at_period_end: true },
      says: /You have full access until/,
    },
    {
      name: 'a membership that has ended',
      data: { status: 'canceled', ended_at: inDays(-2) },
      says: 'Your membership has ended',
    },
    {
      name: 'a membership that is active again',
      data: ACTIVE,
      says: 'Your membership is active',
    },
  ].map(({ name, data, says }) => ({
    name,
    reach: () => changeSubscription('monthly', data),
    shows: text(says),
  })),
  {
    name: 'the notice of a failed payment on home',
    reach: async (page) => {
      await changeSubscription('monthly', PAST_DUE)
      await page.clock.install()
      await openHomeWithoutChecklist(page)
      await skipUntil(page.context(), () => seeYourPlan(page).isVisible(), 'the notice')
      // It stays while it has the focus.
      await seeYourPlan(page).focus()
    },
    shows: seeYourPlan,
  },
]
