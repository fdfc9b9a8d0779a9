import type { PlanPrice } from '@outcome-studio/shared/domain/payments'
import type { OfferState } from './offerState.ts'
import { seatNotes } from './seatNotes.ts'

const GROUP: PlanPrice = {
  productId: 'prod',
  priceId: 'price_groupYearly',
  plan: 'groupYearly',
  amount: 49_900,
  currency: 'usd',
  interval: 'year',
}
const TOTAL = '2 seats: $998 a year, plus tax where it applies.'

test.each<[OfferState, readonly unknown[]]>([
  [{ kind: 'buy' }, [TOTAL, expect.stringContaining('on the payment page')]],
  [{ kind: 'wait' }, [TOTAL, expect.stringContaining('on the payment page')]],
  [{ kind: 'switch', at: null }, [TOTAL, expect.stringContaining('on the Seats page')]],
  [
    { kind: 'planned', at: '', seats: 3 },
    ['3 seats: $1,497 a year, plus tax where it applies.', expect.stringContaining('under Change plan')],
  ],
  [{ kind: 'own', until: null }, []],
  [{ kind: 'closed' }, []],
])('the card of a group says in the state %j where seats are chosen', (state, notes) => {
  expect(seatNotes(GROUP, state)).toEqual(notes)
  expect(seatNotes({ ...GROUP, plan: 'yearly' }, state)).toEqual([])
})
