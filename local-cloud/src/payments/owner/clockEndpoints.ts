import { z } from 'zod'
import { advanceTestClock, runDue } from '../billing/runDue.ts'
import type { OwnerEndpoint } from './OwnerEndpoint.ts'

const DAY_SECONDS = 86_400

const Advance = z.union([
  z.strictObject({ days: z.number().positive(), clock: z.string().optional() }),
  z.strictObject({ seconds: z.number().positive(), clock: z.string().optional() }),
  /** To the moment at which the current period of a subscription ends. */
  z.strictObject({ endOfPeriodOf: z.string() }),
])

/** POST /local-cloud/clock: advances the provider's clock, or a test clock, and does all that is due until then. */
export const advanceClock: OwnerEndpoint = ({ payments }, body) => {
  const { store } = payments
  const wanted = Advance.parse(body)
  const subscription = 'endOfPeriodOf' in wanted ? store.subscriptions.find(wanted.endOfPeriodOf) : undefined
  const id = 'endOfPeriodOf' in wanted ? subscription?.testClock : wanted.clock
  const clock = id ? store.testClocks.find(id) : undefined
  const now = clock?.frozenTime ?? payments.now()
  const target = Math.ceil(
    'days' in wanted
      ? now + wanted.days * DAY_SECONDS
      : 'seconds' in wanted
        ? now + wanted.seconds
        : Math.max(now, subscription?.item.periodEnd ?? now),
  )
  store.transaction(() => {
    if (clock) advanceTestClock(payments, clock.id, target)
    else {
      runDue(payments, '', target)
      store.setSetting('ahead', String(Number(store.setting('ahead') ?? 0) + target - now))
    }
  })
  return { now: target }
}

/** GET /local-cloud/clock */
export const readClock: OwnerEndpoint = ({ payments }) => ({ now: payments.now() })
