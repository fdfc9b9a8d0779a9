import { describeSeatsPrice } from './describeSeatsPrice.ts'

const GROUP = {
  productId: 'prod',
  priceId: 'price_groupYearly',
  plan: 'groupYearly',
  amount: 49_900,
  currency: 'usd',
  interval: 'year',
} as const

test.each([
  [GROUP, 1, '1 seat: $499 a year, plus tax where it applies'],
  [GROUP, 2, '2 seats: $998 a year, plus tax where it applies'],
  [GROUP, 5, '5 seats: $2,495 a year, plus tax where it applies'],
  [{ ...GROUP, amount: 41_950, currency: 'eur' }, 3, '3 seats: €1,258.50 a year, plus tax where it applies'],
  [{ ...GROUP, amount: 60_000, currency: 'jpy' }, 2, '2 seats: ¥120,000 a year, plus tax where it applies'],
])('%j for %d seats', (price, seats, text) => {
  expect(describeSeatsPrice(price, seats, 'en-US')).toBe(text)
})
