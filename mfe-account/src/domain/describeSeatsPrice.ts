import { counted } from '@outcome-studio/shared/domain/base'
import { formatMoney, type PlanPrice } from '@outcome-studio/shared/domain/payments'

/** What all seats cost together, in the currency of the plan: "$998 a year". */
export const seatsTotal = (
  { amount, currency, interval }: PlanPrice,
  seats: number,
  locale?: string,
): string => `${formatMoney(amount * seats, currency, locale)} a ${interval}`

/** How many seats are paid and what they cost together: "2 seats: $998 a year, plus tax where it applies". */
export const describeSeatsPrice = (price: PlanPrice, seats: number, locale?: string): string =>
  `${counted(seats, 'seat')}: ${seatsTotal(price, seats, locale)}, plus tax where it applies`
