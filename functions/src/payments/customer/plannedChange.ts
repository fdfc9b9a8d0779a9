import type { Member } from '@outcome-studio/shared/domain/member'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import { REQUESTED_AT } from './METADATA.ts'

/** The part of a subscription schedule that says what changes. Times are seconds since 1970. */
export interface ProviderSchedule {
  readonly created: number
  readonly status: string
  readonly metadata: Readonly<Record<string, string>> | null
  readonly phases: readonly ProviderPhase[]
  /** The phase that is running by the provider's clock, which a developer may have advanced. */
  readonly current_phase?: { readonly end_date: number } | null
}

interface ProviderPhase {
  readonly start_date: number
  readonly items: readonly { readonly price: string | { readonly id: string }; readonly quantity?: number }[]
}

/**
 * The change of plan that a schedule makes, as the member's record shows it; null if none is to come.
 * @param current price of the subscription now
 */
export function plannedChange(
  { created, status, metadata, phases, current_phase }: ProviderSchedule,
  current: string,
  plans: ReadonlyMap<string, Plan>,
  now: Date,
): NonNullable<Member['planChangeRequest']> | null {
  const schedule = { status, phases, ...(current_phase === undefined ? {} : { current_phase }) }
  const next = phasesToCome(schedule, now).find((phase) => priceOfPhase(phase) !== current)
  const [currentPlan, newPlan] = [plans.get(current), next && plans.get(priceOfPhase(next))]
  if (next === undefined || currentPlan === undefined || newPlan === undefined) return null
  return {
    createdAt: requestedAtOf({ created, metadata }),
    currentPlan,
    newPlan,
    requestExpiresAt: new Date(next.start_date * 1_000).toISOString(),
    ...(newPlan === 'groupYearly' ? { seats: next.items[0]?.quantity ?? 1 } : {}),
  }
}

/** When the member asked for the change that a schedule makes, ISO 8601. */
export const requestedAtOf = ({
  created,
  metadata,
}: Pick<ProviderSchedule, 'created' | 'metadata'>): string =>
  metadata?.[REQUESTED_AT] ?? new Date(created * 1_000).toISOString()

/**
 * The number of seats that a schedule sets for the next period; null if it does not change.
 * @param current price and quantity of the subscription now
 */
export function plannedSeats(
  schedule: ProviderSchedule,
  current: { readonly price: string; readonly quantity: number },
  now: Date,
): { readonly seats: number; readonly at: string } | null {
  const [next] = phasesToCome(schedule, now)
  if (next === undefined || priceOfPhase(next) !== current.price) return null
  const seats = next.items[0]?.quantity ?? 1
  return seats === current.quantity ? null : { seats, at: new Date(next.start_date * 1_000).toISOString() }
}

function phasesToCome(
  { status, phases, current_phase }: Pick<ProviderSchedule, 'status' | 'phases' | 'current_phase'>,
  now: Date,
): readonly ProviderPhase[] {
  if (status !== 'active' && status !== 'not_started') return []
  return phases.filter(({ start_date }) =>
    current_phase ? start_date >= current_phase.end_date : start_date * 1_000 > now.getTime(),
  )
}

function priceOfPhase({ items: [item] }: ProviderPhase): string {
  if (item === undefined) return ''
  return typeof item.price === 'string' ? item.price : item.price.id
}
