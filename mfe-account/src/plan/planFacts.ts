import { type Member, type MembershipWords, MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain'

interface Fact {
  readonly term: string
  readonly description: string
}

/**
 * The lines of the plan, leaving out what is not known.
 * @param price what the member pays per period in US cents
 * @param day writes an ISO 8601 time as a day for the reader
 */
export function planFacts(
  { planChangeRequest: change }: Pick<Member, 'planChangeRequest'>,
  { access, end }: MembershipWords,
  price: number | null,
  day: (isoTime: string) => string,
): readonly Fact[] {
  const facts: Fact[] = [{ term: 'Access', description: access }]
  const priceWords = wordsForPrice(price)
  if (priceWords) facts.push({ term: 'Price', description: priceWords })
  if (end) facts.push({ term: end.label, description: day(end.at) })
  if (change) {
    facts.push({
      term: 'Change asked for',
      description: `${change.currentPlan} to ${change.newPlan}, on ${said(change.createdAt, day)}`,
    })
    facts.push({ term: 'The change is due by', description: said(change.requestExpiresAt, day) })
  }
  return facts
}

/** A time that cannot be read is shown as it is stored. */
function said(isoTime: string, day: (isoTime: string) => string): string {
  return Number.isNaN(Date.parse(isoTime)) ? isoTime : day(isoTime)
}

function wordsForPrice(price: number | null): string | null {
  if (price === null) return null
  const amount = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' }).format(price / 100)
  if (price === YEARLY_PRICE) return `${amount} a year`
  return price === MONTHLY_PRICE ? `${amount} a month` : amount
}
