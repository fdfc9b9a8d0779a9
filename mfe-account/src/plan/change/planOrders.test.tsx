import { resetFakeData } from '@outcome-studio/shared/data/testing'
import { screen } from '@testing-library/react'
import { openPlan, region } from '../../testing/openPlan.tsx'
import {
  NEXT_STEPS,
  PLAN_ORDERS,
  type PlanOrder,
  planPageHides,
  planPageOffers,
  planPageSays,
} from '../../testing/PLAN_ORDERS.ts'
import { PERIOD_END, stock, subscription } from '../../testing/planFixtures.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  localStorage.clear()
})

const named = ({ step }: PlanOrder) => (step.kind === 'change' ? `change to ${step.to}` : step.kind)

test.each(PLAN_ORDERS.map((order, at) => [`${at + 1}, ${named(order)}`, order] as const))(
  'after step %s, the page says what is planned and what was dropped',
  async (_name, { after }) => {
    const { isCanceled, planned, dropped } = after
    stock(subscription({ plan: 'yearly', cancelAtPeriodEnd: isCanceled }))
    openPlan({
      ...(planned === null
        ? {}
        : {
            planChangeRequest: {
              createdAt: '2026-05-30T10:00:00.000Z',
              currentPlan: 'yearly',
              newPlan: planned,
              requestExpiresAt: PERIOD_END,
            },
          }),
      ...(dropped === null ? {} : { droppedPlanChange: { newPlan: dropped, plannedFor: PERIOD_END } }),
    })
    await region('Your membership')
    for (const text of planPageSays(after)) expect((await screen.findAllByText(text))[0]).toBeVisible()
    for (const text of planPageHides(after)) expect(screen.queryByText(text)).not.toBeInTheDocument()
    const { offered, missing } = planPageOffers(after)
    for (const name of offered) expect(screen.getAllByRole('button', { name })[0]).toBeVisible()
    for (const name of missing) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  },
)

test('each step that the product offers after another one is among the orders', () => {
  const pairs = PLAN_ORDERS.slice(1).map(({ step }, at) => `${PLAN_ORDERS[at]?.step.kind} ${step.kind}`)
  const offered = Object.entries(NEXT_STEPS).flatMap(([kind, next]) => next.map((each) => `${kind} ${each}`))
  expect([...new Set(pairs)].sort()).toEqual(offered.sort())
})
