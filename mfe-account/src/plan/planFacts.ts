import { type Member, type MembershipText, MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain'

interface Fact {
  readonly term: string
  readonly description: string
}

/**
 * Returns the known facts of a plan.
 * @param price what the member pays per period in US cents
 * @param day formats an ISO 8601 time as a day
 */
export function planFacts(
  { planChangeRequest: change }: Pick<Member, 'planChangeRequest'>,
  { access, end }: MembershipText,
  price: number | null,
  day: (isoTime: string) => string,
): readonly Fact[] {
  const facts: Fact[] = [{ term: 'Access', description: access }]
  const priceText = describePrice(price)
  if (priceText) facts.push({ term: 'Price', description: priceText })
  if (end) facts.push({ term: end.label, description: day(end.at) })
  if (change) {
    facts.push({
      term: 'Change asked for',
      description: `${change.currentPlan} to ${change.newPlan}, on ${formatStored(change.createdAt, day)}`,
    })
    facts.push({ term: 'The change is due by', description: formatStored(change.requestExpiresAt, day) })
  }
  return facts
}

/** Returns an invalid time unchanged. */
function formatStored(isoTime: string, day: (isoTime: string) => string): string {
  return Number.isNaN(Date.parse(isoTime)) ? isoTime : day(isoTime)
}

function describePrice(price: number | null): string | null {
  if (price === null) return null
  const amount = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' }).format(price / 100)
  if (price === YEARLY_PRICE) return `${amount} a year`
  return price === MONTHLY_PRICE ? `${amount} a month` : amount
}

/** Formats a day in the user's language and time zone, with the zone: "1 June 2026 (CEST)". */
export function formatDay(isoTime: string, locale?: string, timeZone?: string): string {
  const time = new Date(isoTime)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time)
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
  return zone ? `${day} (${zone.value})` : day
}
